import { listScreen } from "../described.tsx";
import type { Screen } from "../screen.ts";

/** The screens of the demos: a filled account. */
export const demos: readonly (readonly [string, Screen])[] = [
  [
    "demo-applications",
    listScreen({
      caption: "The applications of riverside, as Tomas sees them.",
      menu: "Applications",
      path: ["Applications"],
      title: "Applications",
      states: true,
      columns: ["Application", "Owning team", "Components", "State"],
      drop: [3],
      rows: [
        ["`parcel-tracker`", "logistics", "3", "Active"],
        ["`returns-portal`", "logistics", "2", "Active"],
      ],
    }),
  ],
  [
    "demo-overview",
    listScreen({
      caption: "Overview of Parcel Tracker: production is one package behind.",
      menu: "Applications",
      path: ["Applications", "Parcel Tracker"],
      title: "Parcel Tracker",
      state: "Active",
      tabs: { of: "application", open: "Overview" },
      states: true,
      columns: ["Environ\u00adment", "Package", "Revision", "State"],
      on: 4,
      rows: [
        ["`dev`", "1.4.0 + preview", "21", "Healthy"],
        ["`test`", "1.4.0", "6", "Healthy"],
        ["`staging`", "1.4.0", "9", "Healthy"],
        ["`prod`", "1.3.2", "4", "Healthy"],
      ],
    }),
  ],
  [
    "demo-components",
    listScreen({
      caption: "Components of Parcel Tracker with their newest release and build.",
      menu: "Applications",
      path: ["Applications", "Parcel Tracker"],
      title: "Parcel Tracker",
      state: "Active",
      tabs: { of: "application", open: "Components" },
      columns: ["Component", "Template", "Newest release", "Newest build"],
      drop: [2],
      rows: [
        ["`notifier`", "nodejs-express", "0.8.1", "0.8.1"],
        ["`tracking-api`", "java-spring-boot", "0.9.0", "0.0.0-feature-eta.3"],
        ["`tracking-web`", "react-spa", "1.6.0", "0.0.0-feature-eta.8"],
      ],
    }),
  ],
  [
    "demo-external",
    listScreen({
      caption: "External services: two sets of values for one definition.",
      menu: "Services",
      entry: "External",
      path: ["Services", "External"],
      title: "External services",
      columns: ["Service", "Definition", "Environments"],
      rows: [
        ["`carrier-rates`", "carrier-rates", "dev, test, staging"],
        ["`carrier-rates-prod`", "carrier-rates", "prod"],
      ],
    }),
  ],
];
