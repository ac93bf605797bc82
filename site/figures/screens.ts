import type { Screen } from "./screen.ts";
import { acceptInvitation } from "./screens/account/accept-invitation.tsx";
import { addMembers } from "./screens/account/add-members.tsx";
import { apiKey } from "./screens/account/api-key.tsx";
import { effectiveAccess } from "./screens/account/effective-access.tsx";
import { grantAccess } from "./screens/account/grant-access.tsx";
import { grantAccessUser } from "./screens/account/grant-access-user.tsx";
import { inviteUser } from "./screens/account/invite-user.tsx";
import { linkedIdentities } from "./screens/account/linked-identities.tsx";
import { newTeam } from "./screens/account/new-team.tsx";
import { openAccount } from "./screens/account/open-account.tsx";
import { sshKey } from "./screens/account/ssh-key.tsx";
import { twoFactor } from "./screens/account/two-factor.tsx";
import { addVariable } from "./screens/application/add-variable.tsx";
import { apiTab } from "./screens/application/api-tab.tsx";
import { applicationCreated } from "./screens/application/application-created.tsx";
import { configurationFiles } from "./screens/application/configuration-files.tsx";
import { configurationInstances } from "./screens/application/configuration-instances.tsx";
import { configurationRevisions } from "./screens/application/configuration-revisions.tsx";
import { configurationRuntime } from "./screens/application/configuration-runtime.tsx";
import { connectService } from "./screens/application/connect-service.tsx";
import { createApplication } from "./screens/application/create-application.tsx";
import { domainRecords } from "./screens/application/domain-records.tsx";
import { newComponent } from "./screens/application/new-component.tsx";
import { newService } from "./screens/application/new-service.tsx";
import { routes } from "./screens/application/routes.tsx";
import { serviceDefinition } from "./screens/application/service-definition.tsx";
import { summary } from "./screens/application/summary.tsx";
import { buildPage } from "./screens/build/build-page.tsx";
import { ciTab } from "./screens/build/ci-tab.tsx";
import { comparePackages } from "./screens/build/compare-packages.tsx";
import { libraryRelease } from "./screens/build/library-release.tsx";
import { newPackage } from "./screens/build/new-package.tsx";
import { quality } from "./screens/build/quality.tsx";
import { runBuild } from "./screens/build/run-build.tsx";
import { activity } from "./screens/runtime/activity.tsx";
import { attachCluster } from "./screens/runtime/attach-cluster.tsx";
import { commandBar } from "./screens/runtime/command-bar.tsx";
import { dashboard } from "./screens/runtime/dashboard.tsx";
import { deploy } from "./screens/runtime/deploy.tsx";
import { deploymentPage } from "./screens/runtime/deployment-page.tsx";
import { doraMetrics } from "./screens/runtime/dora-metrics.tsx";
import { logs } from "./screens/runtime/logs.tsx";
import { newEnvironment } from "./screens/runtime/new-environment.tsx";
import { replicaNotReady } from "./screens/runtime/replica-not-ready.tsx";
import { trace } from "./screens/runtime/trace.tsx";
import { account } from "./tutorials/account.ts";
import { administration } from "./tutorials/administration.ts";
import { customize } from "./tutorials/customize.ts";
import { demos } from "./tutorials/demos.ts";
import { helloParcel } from "./tutorials/hello-parcel.ts";
import { threeTier } from "./tutorials/three-tier.ts";

/** Every figure, by the name that pages call it. */
export const screens: ReadonlyMap<string, Screen> = new Map<string, Screen>([
  ["accept-invitation", acceptInvitation],
  ["activity", activity],
  ["add-members", addMembers],
  ["add-variable", addVariable],
  ["api-key", apiKey],
  ["api-tab", apiTab],
  ["application-created", applicationCreated],
  ["attach-cluster", attachCluster],
  ["build-page", buildPage],
  ["ci-tab", ciTab],
  ["command-bar", commandBar],
  ["compare-packages", comparePackages],
  ["configuration-files", configurationFiles],
  ["configuration-instances", configurationInstances],
  ["configuration-revisions", configurationRevisions],
  ["configuration-runtime", configurationRuntime],
  ["connect-service", connectService],
  ["create-application", createApplication],
  ["dashboard", dashboard],
  ["deploy", deploy],
  ["deployment-page", deploymentPage],
  ["domain-records", domainRecords],
  ["dora-metrics", doraMetrics],
  ["effective-access", effectiveAccess],
  ["grant-access", grantAccess],
  ["grant-access-user", grantAccessUser],
  ["invite-user", inviteUser],
  ["library-release", libraryRelease],
  ["linked-identities", linkedIdentities],
  ["logs", logs],
  ["new-component", newComponent],
  ["new-environment", newEnvironment],
  ["new-package", newPackage],
  ["new-service", newService],
  ["new-team", newTeam],
  ["open-account", openAccount],
  ["quality", quality],
  ["replica-not-ready", replicaNotReady],
  ["routes", routes],
  ["run-build", runBuild],
  ["service-definition", serviceDefinition],
  ["ssh-key", sshKey],
  ["summary", summary],
  ["trace", trace],
  ["two-factor", twoFactor],
  ...account,
  ...administration,
  ...helloParcel,
  ...threeTier,
  ...demos,
  ...customize,
]);
