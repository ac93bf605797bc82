/** Addresses of earlier editions and where their content is now, in the exact spelling of the time. */
const MOVED: Record<string, string> = {
  "/managed-components-administration/get-new-apache-kafka":
    "/services/managed/set-up-apache-kafka",
  "/managed-components-administration/get-new-postgresql": "/services/managed/set-up-postgresql",
  "/managed-components-administration/get-new-rabbitmq": "/services/managed/set-up-rabbitmq",
  "/managed-components-administration/get-new-redis": "/services/managed/set-up-redis",
  "/managed-components-administration/get-new-keycloak": "/services/managed/set-up-keycloak",
  "/managed-components-administration/get-new-cockroach-db":
    "/services/managed/set-up-cockroach-db",
  "/managed-components-administration/get-new-MinIO": "/services/managed/set-up-min-io",
  "/managed-components-administration/get-new-MariaDB": "/services/managed/set-up-maria-db",
  "/admin-manuals/create-new-application": "/admin-manuals/create-application",
  "/admin-manuals/create-new-application-component": "/admin-manuals/application-components",
  "/admin-manuals/create-new-environment": "/admin-manuals/create-environment",
  "/admin-manuals/create-new-application-package": "/admin-manuals/create-application-package",
  "/welcome-docs": "/",
};

/** Schemas that stand with the one that they are part of, and had pages of their own. */
const PARTS: Record<string, string> = {
  "application-environmentids": "application",
  "build-allowedactions": "build",
  "connection-variables": "connection",
  "librarybuild-allowedactions": "librarybuild",
  "managedservice-variablesuffixes": "managedservice",
  "template-versions": "template",
};
const SCHEMAS = "/api/generated/vnd.millrace.v1+json/schemas";

/** Each old address, and its twin from when the documentation stood below /docs. */
export const redirects = [
  ...Object.entries(MOVED).flatMap(([from, to]) => [
    { from, to },
    { from: `/docs${from}`, to },
  ]),
  ...Object.entries(PARTS).map(([part, whole]) => ({
    from: `${SCHEMAS}/${part}`,
    to: `${SCHEMAS}/${whole}`,
  })),
];
