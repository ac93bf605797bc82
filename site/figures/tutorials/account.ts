import { dialogScreen, formScreen } from "../described.tsx";
import type { Screen } from "../screen.ts";

/** The screens of "Set up your account", in their order. */
export const account: readonly (readonly [string, Screen])[] = [
  [
    "trial-cluster",
    dialogScreen({
      caption: "Administration, Clusters, before the first cluster: Start trial lends you one.",
      menu: "Administration",
      entry: "Clusters",
      user: "PL",
      path: ["Administration", "Clusters"],
      title: "Clusters",
      opener: { label: "Use a trial cluster", step: 2 },
      dialog: "Trial cluster",
      fields: [
        { label: "Lasts", value: "30 days" },
        { label: "Size", value: "4 CPU, 8 GiB, 50 GiB" },
        { label: "Production environments", value: "No" },
        { label: "Managed services", value: "Size Small" },
      ],
      action: { label: "Start trial" },
    }),
  ],
  [
    "new-logistics",
    formScreen({
      caption: "New team, filled in for Logistics.",
      menu: "Administration",
      entry: "Teams",
      user: "PL",
      path: ["Administration", "Teams", "New team"],
      title: "New team",
      titleStep: 1,
      fields: [
        { label: "Display name", value: "Logistics", step: 2 },
        { label: "Technical name", value: "logistics", kind: "code" },
        { label: "Owners", value: "Petra Lindqvist", kind: "list" },
      ],
      action: { label: "Create", step: 3 },
    }),
  ],
  [
    "new-trial-environment",
    formScreen({
      caption: "New environment on the trial cluster.",
      menu: "Environments",
      user: "PL",
      path: ["Environments", "New environment"],
      title: "New environment",
      titleStep: 1,
      fields: [
        { label: "Display name", value: "Development", step: 2 },
        { label: "Technical name", value: "dev", kind: "code" },
        { label: "Cluster", value: "trial-k4m9xz", kind: "list" },
        { label: "Owning team", value: "logistics", kind: "list" },
        { label: "Production", value: "off", kind: "list" },
        { label: "Allow previews", value: "on", kind: "list" },
        { label: "Quota", value: "2 CPU, 4 GiB, 20 GiB", step: 3 },
      ],
      action: { label: "Create", step: 4 },
    }),
  ],
];
