import type { ReactNode } from "react";

/** The left menu of the Console: entries, and what is below some of them. */
const MENU = {
  Home: [],
  Applications: [],
  Libraries: [],
  Services: ["Managed", "External", "Definitions"],
  Environments: [],
  Delivery: ["Builds", "Deployments"],
  Observe: ["Logs", "Traces", "Dashboards", "Service mesh"],
  Insights: ["DORA metrics", "Summary", "Activity"],
  Administration: [
    "Users",
    "Teams",
    "Clusters",
    "Domains",
    "Pipelines",
    "Templates",
    "SCM providers",
  ],
} as const satisfies Record<string, readonly string[]>;

/** Where in the menu a page is; no entry for the profile, which is behind the avatar. */
export interface MenuPlace {
  menu?: keyof typeof MENU;
  entry?: string;
}

/** The left menu, with the group open that the page belongs to. */
export function Menu({ menu, entry }: MenuPlace): ReactNode {
  return (
    <div className="d-menu">
      {Object.entries(MENU).map(([name, entries]) => (
        <MenuGroup
          key={name}
          name={name}
          entries={name === menu ? entries : []}
          isOpen={name === menu}
          entry={entry}
        />
      ))}
    </div>
  );
}

function MenuGroup(props: {
  name: string;
  entries: readonly string[];
  isOpen: boolean;
  entry: string | undefined;
}): ReactNode {
  return (
    <>
      <span className={props.isOpen ? "d-entry on" : "d-entry"}>{props.name}</span>
      {props.entries.map((name) => (
        <span key={name} className={name === props.entry ? "d-entry sub on" : "d-entry sub"}>
          {name}
        </span>
      ))}
    </>
  );
}
