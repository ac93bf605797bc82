import { type FieldData, formScreen, listScreen } from "../described.tsx";
import type { Screen } from "../screen.ts";

/** The form New component for a template, on a page of the section Customize. */
function componentForm(component: string, template: string, of: readonly [string, string][]) {
  return formScreen({
    caption: `New component, filled in for ${component}.`,
    menu: "Applications",
    path: ["Applications", "Parcel Tracker", "New component"],
    title: "New component",
    titleStep: 1,
    fields: [
      { label: "Display name", value: component, step: 2 },
      { label: "Template", value: template, kind: "list" },
      ...of.map(([label, value]): FieldData => ({ label, value, kind: "list" })),
    ],
    action: { label: "Create" },
  });
}

/** The screens of the section Customize. */
export const customize: readonly (readonly [string, Screen])[] = [
  ["new-java-runtime", componentForm("Java runtime", "own-dockerfile", [])],
  ["new-zone-api", componentForm("Zone API", "own-dockerfile", [])],
  ["new-status-page", componentForm("Status page", "own-chart", [])],
  ["new-theme", componentForm("Theme", "own-dockerfile", [])],
  ["new-notifier", componentForm("Notifier", "nodejs-express", [["Node.js version", "22"]])],
  ["new-depot-desk", componentForm("Depot desk", "python-django", [["Python version", "3.12"]])],
  ["new-eta-api", componentForm("ETA API", "python-fastapi", [["Python version", "3.12"]])],
  [
    "pipelines",
    listScreen({
      caption: "Pipelines of the account after a sync.",
      menu: "Administration",
      entry: "Pipelines",
      user: "PL",
      path: ["Administration", "Pipelines"],
      title: "Pipelines",
      action: { label: "New pipeline", step: 1 },
      states: true,
      columns: ["Pipeline", "Revision", "State"],
      rows: [["`riverside-node-release`", "main", "Valid"]],
    }),
  ],
  [
    "external-ci",
    formScreen({
      caption: "CI provider in the settings of the component.",
      menu: "Applications",
      path: ["Applications", "Returns Portal", "Returns API"],
      title: "Settings of Returns API",
      tabs: { of: "component", open: "Settings" },
      fields: [
        { label: "CI provider", value: "External CI", kind: "list", step: 2 },
        {
          label: "Image name",
          value: "…/riverside/returns-portal-returns-api",
          kind: "code",
          step: 3,
        },
      ],
      action: { label: "Save" },
    }),
  ],
];
