import { groupIcons } from "./group-icons.ts";

/** The sidebars, by name. A string is a page's path below content/, without extension. */
export const sidebars = {
  overview: [
    "index",
    category("About", [
      "what-is-millrace",
      "why-millrace",
      "concepts/conceptual-model",
      "concepts/kubernetes-words",
    ]),
    category("Release notes", [
      "release/index",
      "release/6-9",
      "release/6-8",
      "release/changes",
      "release/calendar",
      "release/versions",
    ]),
    category("Certification", [
      "certification/overview",
      "certification/associate-developer",
      "certification/platform-administrator",
      "certification/exam-policies",
    ]),
    category("Reference", ["faq", "glossary", "reference/limits", "reference/support"]),
  ],
  manuals: [
    "manuals",
    described("Console", "Move through the Console with the keyboard", ["command-bar"]),
    described(
      "Applications",
      "Create applications and components, build releases, assemble packages",
      [
        "admin-manuals/create-application",
        "admin-manuals/application-components",
        "admin-manuals/build-component",
        "admin-manuals/create-application-package",
      ],
    ),
    described("Configuration", "Set files, variables, secrets and resources for each environment", [
      "admin-manuals/configuration-overview",
      "admin-manuals/component-configuration",
      "admin-manuals/environment-configuration",
      "admin-manuals/deployment-configurations",
      "admin-manuals/create-deployment-configuration",
      "admin-manuals/configuration-examples",
    ]),
    described("Environments", "Create deployment targets on clusters and give them domain names", [
      "admin-manuals/create-environment",
      "advanced-features/domain-name-configuration",
    ]),
    described("Deployment", "Deploy, watch, roll back and undeploy", [
      "admin-manuals/deployment-overview",
      "admin-manuals/deploy-application",
      "advanced-features/deployment-monitoring",
    ]),
    described(
      "Development",
      "CI settings, triggers, connections, API tests, libraries, static analysis",
      [
        "advanced-features/ci-configuration",
        "advanced-features/build-triggers",
        "advanced-features/component-service-connection",
        "advanced-features/environment-variables",
        "advanced-features/runtime-configuration-and-scaling",
        "advanced-features/libraries",
        "advanced-features/static-analysis",
        "advanced-features/api-execution-testing",
        "advanced-features/documentation",
        "advanced-features/publishing-dotnet-api",
      ],
    ),
    described("Services", "Run managed services and describe external ones", [
      "services/managed/index",
      "services/managed/set-up-apache-kafka",
      "services/managed/set-up-cockroach-db",
      "services/managed/set-up-keycloak",
      "services/managed/set-up-maria-db",
      "services/managed/set-up-min-io",
      "services/managed/set-up-postgresql",
      "services/managed/set-up-rabbitmq",
      "services/managed/set-up-redis",
      "services/external",
    ]),
    described("Observability", "Read logs, traces and dashboards, inspect the service mesh", [
      "advanced-features/logging",
      "advanced-features/tracing",
      "advanced-features/live-monitoring",
      "advanced-features/service-mesh-monitoring",
    ]),
    described(
      "Users and teams",
      "Invite people, form teams, give permissions, manage your own profile",
      [
        "users-administration/registration",
        "users-administration/log-in-with-github",
        "users-administration/company-log-in",
        "users-administration/provision-users-with-scim",
        "users-administration/how-log-in-works",
        "users-administration/invite-user",
        "users-administration/change-role",
        "users-administration/delete-user",
        "users-administration/teams",
        "users-administration/create-team",
        "users-administration/add-users-to-team",
        "users-administration/remove-user-from-team",
        "users-administration/delete-team",
        "users-administration/grant-team-permission",
        "users-administration/grant-user-permission",
        "users-administration/grants-in-detail",
        "users-administration/change-password",
        "users-administration/ssh-settings",
        "users-administration/ssh-keys-in-detail",
      ],
    ),
    described("Security", "How access is decided and what protects your data", [
      "users-administration/role-based-access-control",
      "users-administration/security-features",
    ]),
    described("Manage", "Delivery metrics, statistics, activity reports, clusters", [
      "manage/cluster-management",
      "manage/dora-metrics",
      "manage/summary-statistics",
      "manage/activity-reports",
      "manage/audit-log-export",
      "manage/notifications",
      "manage/connect-git-provider",
      "manage/author-template",
      "manage/production-checklist",
      "manage/high-availability",
    ]),
    described(
      "Move to Millrace",
      "Bring what runs elsewhere: buildpacks, Helm charts, Compose files, pipelines",
      [
        "migrate/index",
        "migrate/buildpacks",
        "migrate/helm",
        "migrate/jenkins",
        "migrate/docker-compose",
      ],
    ),
  ],
  tutorials: [
    "tutorials",
    described(
      "Get started",
      "A first application in 20 minutes, then step by step to three tiers",
      [
        "get-started",
        "set-up-your-account",
        "quickstart",
        series("My first application", [
          "my-first-app/introduction",
          "my-first-app/create-application",
          "my-first-app/create-component",
          "my-first-app/edit-code",
          "my-first-app/build-component",
          "my-first-app/create-package",
          "my-first-app/deploy-application",
          "my-first-app/observe-application",
        ]),
        series("My first three-tier application", [
          "my-first-3-tier-app/introduction",
          "my-first-3-tier-app/set-up-database",
          "my-first-3-tier-app/create-backend",
          "my-first-3-tier-app/create-frontend",
          "my-first-3-tier-app/connect-components",
          "my-first-3-tier-app/configure-and-deploy",
          "my-first-3-tier-app/promote-to-staging",
          "my-first-3-tier-app/observe-and-clean-up",
        ]),
        "local-development",
      ],
    ),
    described("Customize", "Your own runtime images, pipelines, stacks and themes", [
      "custom/runtime-images",
      "custom/ci-pipelines",
      "custom/docker-image",
      "custom/external-ci",
      "custom/external-images",
      "custom/keycloak-theme",
      "custom/nodejs-stack",
      "custom/python-django-stack",
      "custom/python-fastapi-stack",
    ]),
    described(
      "Coding examples",
      "Whole projects in Spring Boot, Micronaut and React, built and tested",
      [
        "coding-examples",
        category("Java Spring Boot", [
          "java-spring-boot/rest-api-postgresql",
          "java-spring-boot/kafka-producer-consumer",
          "java-spring-boot/rabbitmq-work-queue",
          "java-spring-boot/redis-cache",
          "java-spring-boot/keycloak-resource-server",
          "java-spring-boot/cqrs-example",
          "java-spring-boot/etags-example",
        ]),
        category("Java Micronaut", [
          "java-micronaut/rest-api-cockroachdb",
          "java-micronaut/kafka-streaming",
          "java-micronaut/minio-file-storage",
          "java-micronaut/mariadb-data-access",
        ]),
        category("React", ["react/parcel-dashboard"]),
      ],
    ),
    described("Demos", "Guided tours of a filled account; you build nothing", [
      "demo/index",
      "demo/parcel-tracker",
      "demo/external-rates",
    ]),
  ],
  articles: ["articles/cqrs", "articles/etags"],
  api: [
    category("Overview", [
      "api/overview/introduction",
      "api/overview/authentication",
      "api/overview/api-versions",
      "api/overview/rate-limitation",
      "api/overview/open-api-description",
      "api/overview/change-log",
    ]),
    category("Guides", [
      "api/guides/command-line",
      "api/guides/opentofu",
      "api/guides/connect-an-assistant",
    ]),
    category("Errors", [
      "api/errors/index",
      "api/errors/validation-failed",
      "api/errors/invalid-cursor",
      "api/errors/unauthenticated",
      "api/errors/forbidden",
      "api/errors/not-found",
      "api/errors/not-acceptable",
      "api/errors/name-taken",
      "api/errors/state-conflict",
      "api/errors/quota-exceeded",
      "api/errors/precondition-failed",
      "api/errors/too-large",
      "api/errors/unsupported-media-type",
      "api/errors/idempotency-mismatch",
      "api/errors/precondition-required",
      "api/errors/rate-limited",
      "api/errors/internal-error",
      "api/errors/unavailable",
    ]),
    { type: "api" as const, id: "v1" },
  ],
};

/** A group that its section's first page shows with what it is for. */
function described<Item>(label: string, description: string, items: Item[]) {
  return { ...category(label, items), description, icon: groupIcons[label] };
}

/** Steps of a tutorial. */
function series(label: string, items: string[]) {
  return { ...category(label, items), series: true };
}

function category<Item>(label: string, items: Item[]) {
  return { type: "category" as const, label, items };
}
