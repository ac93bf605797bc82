import { dialogScreen, formScreen, listScreen } from "../described.tsx";
import type { Screen } from "../screen.ts";
import { parcelPage } from "./parcel-page.tsx";

const APPLICATION = ["Applications", "Parcel Tracker"];

/** The screens of "My first three-tier application", in their order. */
export const threeTier: readonly (readonly [string, Screen])[] = [
  ["parcel-page", parcelPage],
  [
    "new-parcel-db",
    formScreen({
      caption: "New service, filled in for parcel-db-dev.",
      menu: "Services",
      entry: "Managed",
      path: ["Services", "Managed", "New service"],
      title: "New service",
      fields: [
        { label: "Display name", value: "Parcel DB dev" },
        { label: "Technical name", value: "parcel-db-dev", kind: "code" },
        { label: "Owning team", value: "logistics", kind: "list" },
        { label: "Environment", value: "dev", kind: "list" },
        { label: "Size", value: "Small", kind: "list" },
      ],
      action: { label: "Create", step: 4 },
    }),
  ],
  [
    "connect-parcel-db",
    formScreen({
      caption: "Connect service on the tab Connections of tracking-api.",
      menu: "Applications",
      path: [...APPLICATION, "Tracking API"],
      title: "Connect service",
      tabs: { of: "component", open: "Connections", step: 1 },
      fields: [
        { label: "Branch", value: "main", kind: "list", step: 2 },
        { label: "Name", value: "PARCEL_DB", kind: "code", step: 3 },
        { label: "Type", value: "PostgreSQL", kind: "list" },
      ],
      action: { label: "Save" },
    }),
  ],
  [
    "new-tracking-web",
    formScreen({
      caption: "New component, filled in for the page.",
      menu: "Applications",
      path: [...APPLICATION, "New component"],
      title: "New component",
      fields: [
        { label: "Display name", value: "Tracking Web" },
        { label: "Technical name", value: "tracking-web", kind: "code" },
        { label: "Template", value: "react-spa", kind: "list" },
        { label: "Repository", value: "New repository", kind: "list" },
      ],
      action: { label: "Create", step: 3 },
    }),
  ],
  [
    "tracking-routes",
    listScreen({
      caption: "The plan: two route rules at one host, the first match wins.",
      menu: "Applications",
      path: [...APPLICATION, "Configurations", "dev"],
      title: "Routes",
      columns: ["Order", "Path prefix", "Component"],
      rows: [
        ["1", "`/api`", "tracking-api"],
        ["2", "`/`", "tracking-web"],
      ],
    }),
  ],
  [
    "tracking-incomplete",
    listScreen({
      caption: "The configuration waits for the instance of a connection.",
      menu: "Applications",
      path: APPLICATION,
      title: "Parcel Tracker",
      state: "Active",
      tabs: { of: "application", open: "Configurations" },
      states: true,
      columns: ["Environ\u00adment", "Revision", "Missing", "State"],
      rows: [["`dev`", "1", "Instance of PARCEL_DB", "Incomplete"]],
    }),
  ],
  [
    "deploy-parcel-tracker",
    dialogScreen({
      caption: "The second try: revision 2 passes all checks.",
      menu: "Applications",
      path: APPLICATION,
      title: "Parcel Tracker",
      state: "Active",
      tabs: { of: "application", open: "Deployments" },
      opener: { label: "Deploy", step: 1 },
      dialog: "Deploy Parcel Tracker",
      fields: [
        { label: "Package", value: "0.1.0", kind: "list" },
        { label: "Environment", value: "dev", kind: "list" },
        { label: "Configuration revision", value: "Latest ready (2)", kind: "list" },
      ],
      checks: {
        step: 2,
        of: [
          "You may deploy here",
          "Package is not archived",
          "Configuration is ready",
          "Services are ready",
        ],
      },
      action: { label: "Deploy", step: 3 },
    }),
  ],
  [
    "copy-configuration",
    formScreen({
      caption: "New configuration for staging, copied from dev.",
      menu: "Applications",
      path: [...APPLICATION, "Configurations", "New configuration"],
      title: "New configuration",
      titleStep: 1,
      fields: [
        { label: "Environment", value: "staging", kind: "list", step: 2 },
        { label: "Base package", value: "0.1.0", kind: "list" },
        { label: "Copy from", value: "dev", kind: "list" },
      ],
      action: { label: "Continue" },
    }),
  ],
  [
    "tracking-both",
    listScreen({
      caption: "The same package in both environments.",
      menu: "Applications",
      path: APPLICATION,
      title: "Parcel Tracker",
      state: "Active",
      tabs: { of: "application", open: "Overview" },
      states: true,
      columns: ["Environ\u00adment", "Package", "Revision", "State"],
      rows: [
        ["`dev`", "0.1.0", "2", "Healthy"],
        ["`staging`", "0.1.0", "1", "Healthy"],
      ],
    }),
  ],
  [
    "tracking-spans",
    listScreen({
      caption: "One request through all three tiers.",
      menu: "Observe",
      entry: "Traces",
      path: ["Observe", "Traces"],
      title: "GET /api/parcels",
      columns: ["Span", "Tier", "Duration"],
      rows: [
        ["Incoming request", "Web", "14 ms"],
        ["`GET /api/parcels`", "API", "11 ms"],
        ["`SELECT parcels.parcel`", "Data", "2 ms"],
      ],
    }),
  ],
];
