import type { Screen } from "./screen.ts";
import { acceptInvitation } from "./screens/accept-invitation.tsx";
import { activity } from "./screens/activity.tsx";
import { addMembers } from "./screens/add-members.tsx";
import { addVariable } from "./screens/add-variable.tsx";
import { apiKey } from "./screens/api-key.tsx";
import { apiTab } from "./screens/api-tab.tsx";
import { applicationCreated } from "./screens/application-created.tsx";
import { attachCluster } from "./screens/attach-cluster.tsx";
import { buildPage } from "./screens/build-page.tsx";
import { ciTab } from "./screens/ci-tab.tsx";
import { commandBar } from "./screens/command-bar.tsx";
import { comparePackages } from "./screens/compare-packages.tsx";
import { configurationFiles } from "./screens/configuration-files.tsx";
import { configurationInstances } from "./screens/configuration-instances.tsx";
import { configurationRevisions } from "./screens/configuration-revisions.tsx";
import { configurationRuntime } from "./screens/configuration-runtime.tsx";
import { connectService } from "./screens/connect-service.tsx";
import { createApplication } from "./screens/create-application.tsx";
import { dashboard } from "./screens/dashboard.tsx";
import { deploy } from "./screens/deploy.tsx";
import { deploymentPage } from "./screens/deployment-page.tsx";
import { domainRecords } from "./screens/domain-records.tsx";
import { doraMetrics } from "./screens/dora-metrics.tsx";
import { effectiveAccess } from "./screens/effective-access.tsx";
import { grantAccess } from "./screens/grant-access.tsx";
import { grantAccessUser } from "./screens/grant-access-user.tsx";
import { inviteUser } from "./screens/invite-user.tsx";
import { libraryRelease } from "./screens/library-release.tsx";
import { linkedIdentities } from "./screens/linked-identities.tsx";
import { logs } from "./screens/logs.tsx";
import { newComponent } from "./screens/new-component.tsx";
import { newEnvironment } from "./screens/new-environment.tsx";
import { newPackage } from "./screens/new-package.tsx";
import { newService } from "./screens/new-service.tsx";
import { newTeam } from "./screens/new-team.tsx";
import { openAccount } from "./screens/open-account.tsx";
import { quality } from "./screens/quality.tsx";
import { replicaNotReady } from "./screens/replica-not-ready.tsx";
import { routes } from "./screens/routes.tsx";
import { runBuild } from "./screens/run-build.tsx";
import { serviceDefinition } from "./screens/service-definition.tsx";
import { sshKey } from "./screens/ssh-key.tsx";
import { summary } from "./screens/summary.tsx";
import { trace } from "./screens/trace.tsx";
import { twoFactor } from "./screens/two-factor.tsx";
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
