/** The sidebars, by name. A string is a page's path below content/, without extension. */
export const sidebars = {
  overview: [
    "index",
    category("About", ["what-is-millrace", "why-millrace", "concepts/conceptual-model"]),
    category("Release notes", ["release/index", "release/6-9", "release/6-8"]),
    category("Reference", ["faq", "glossary"]),
  ],
  manuals: [
    "manuals",
    category("Console", ["command-bar"]),
    category("Applications", [
      "admin-manuals/create-application",
      "admin-manuals/application-components",
      "admin-manuals/build-component",
      "admin-manuals/create-application-package",
    ]),
    category("Environments", ["admin-manuals/create-environment"]),
    category("Deployment", [
      "admin-manuals/deployment-overview",
      "admin-manuals/deploy-application",
    ]),
    category("Services", ["services/managed/set-up-postgresql"]),
    category("Users and teams", ["users-administration/grant-team-permission"]),
    category("Security", ["users-administration/role-based-access-control"]),
  ],
  tutorials: [
    "tutorials",
    {
      type: "category" as const,
      label: "Get started",
      items: [
        "get-started",
        category("My first application", [
          "my-first-app/introduction",
          "my-first-app/create-application",
          "my-first-app/create-component",
          "my-first-app/edit-code",
          "my-first-app/build-component",
          "my-first-app/create-package",
          "my-first-app/deploy-application",
          "my-first-app/observe-application",
        ]),
      ],
    },
  ],
  articles: ["articles/cqrs", "articles/etags"],
  api: [
    category("Overview", [
      "api/overview/introduction",
      "api/overview/authentication",
      "api/overview/api-versions",
      "api/overview/rate-limitation",
      "api/overview/open-api-description",
    ]),
  ],
};

function category(label: string, items: string[]) {
  return { type: "category" as const, label, items };
}
