import type { ReactNode } from "react";
import { Step, type Stepped } from "./step.tsx";

const TABS = {
  application:
    "Overview Components Packages Configurations Deployments Domains Permissions Settings",
  component: "Overview Builds Releases CI Connections Runtime API Documentation Quality Settings",
  environment: "Overview Variables Permissions Settings",
  library: "Overview Builds Releases Permissions Settings",
  profile: "Details Password Two-factor SSH_keys API_keys Linked_identities",
  team: "Members Resources Settings",
  users: "Users Log-in",
  permissions: "Grants Effective_access",
};

/** The tabs of a page of the Console, one of them open. */
export function Tabs(props: Stepped & { of: keyof typeof TABS; open: string }): ReactNode {
  const names = TABS[props.of].split(" ").map((name) => name.replace("_", " "));
  if (!names.includes(props.open)) throw new Error(`There is no tab "${props.open}".`);
  return (
    <div className="d-tabs">
      {names.map((name) =>
        name === props.open ? (
          <b key={name} className="d-tab on">
            <Step {...props} />
            {name}
          </b>
        ) : (
          <span key={name} className="d-tab">
            {name}
          </span>
        ),
      )}
    </div>
  );
}
