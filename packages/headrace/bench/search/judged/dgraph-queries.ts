/**
 * Questions on the documentation of Dgraph, in the words of people who have not read it, and what no page
 * of it answers. Judged by the titles of the pages before any engine was asked. Read afterwards: what is
 * tuned from then on has seen them.
 */
import type { Question } from "../judged-query.ts";

/** As somebody asks who does not know the words of the pages. */
export const DGRAPH_NATURAL: readonly Question[] = [
  ["back up the database to a bucket in the cloud", "admin-tasks/binary-backups"],
  [
    "how do I see whether all servers are alive",
    "admin-tasks/check-cluster-health",
    "admin-tasks/view-cluster-state",
    "observability/monitoring",
  ],
  [
    "throw everything away and start from scratch",
    "admin-tasks/delete-database",
    "howto/drop-data",
  ],
  [
    "several customers on one server without seeing each other's data",
    "admin-tasks/multitenancy",
    "design-concepts/namespace-tenant-concept",
  ],
  ["stop the server cleanly", "admin-tasks/shut-down-database"],
  ["move to a newer version", "admin-tasks/upgrade-database", "cli/upgrade"],
  [
    "add a user and decide what he may read",
    "admin-tasks/user-management-access-control",
    "configuration/enable-acl",
    "cli/acl",
  ],
  ["who changed what and when", "observability/audit-logs", "cli/audit"],
  ["which ports must be open in the firewall", "security/ports-usage"],
  ["encrypt the traffic between servers", "security/tls-configuration", "cli/cert"],
  ["server runs out of memory", "admin/troubleshooting"],
  [
    "load many gigabytes of data for the first time",
    "migration/bulk-loader",
    "migration/import-data",
    "cli/bulk",
  ],
  ["take data over from MySQL", "migration/migrate-tool", "cli/migrate"],
  ["import a spreadsheet", "migration/loading-csv-data"],
  ["find the shortest way between two nodes", "query/kshortest-path-queries"],
  ["how do I get only the first ten results", "query/pagination", "queries/order-page"],
  ["rename a field in the result", "query/alias"],
  ["values in several languages", "query/language-support"],
  ["remove nodes that lack one of the fields", "directive/cascade-directive", "queries/cascade"],
  [
    "how can I store something about a relation itself, like since when two people are friends",
    "query/facets",
    "design-concepts/facets-concept",
  ],
  ["insert only if it does not exist yet", "dql/upserts", "mutations/upsert"],
  ["encrypt the files on disk", "configuration/encryption-at-rest"],
  ["send changes to Kafka", "configuration/change-data-capture"],
  ["what should I check before I go live", "installation/production-checklist"],
  ["install on Kubernetes", "ha-cluster/helm-chart", "ha-cluster/ha-cluster-k8s-kind"],
  ["how does the cluster agree on a leader", "design-concepts/raft"],
  ["let the browser of another domain call the API", "security/cors"],
  ["verify tokens from Auth0", "security/jwt", "todo-app-tutorial/todo-auth0-jwt"],
  [
    "find things that resemble each other by meaning",
    "howto/similarity-search",
    "queries/vector-similarity",
    "directives/embedding",
  ],
  [
    "get notified when data changes",
    "subscriptions/index",
    "directives/directive-withsubscription",
  ],
  ["call a REST service for a field", "custom/field", "custom/custom-overview", "custom/directive"],
  [
    "can I run my own JavaScript on the server",
    "lambda/lambda-overview",
    "installation/lambda-server",
    "design-concepts/lambda-concept",
  ],
];

/** Nothing helps here. */
export const UNANSWERABLE_OF_DGRAPH: readonly string[] = [
  "pricing of the enterprise license per core in Japan",
  "refund policy",
  "parental leave policy",
  "how to bake sourdough bread",
  "connect to salesforce crm",
  "redis cluster failover",
  "terraform provider for dgraph",
  "excel pivot tables",
  "mobile app for android tablets",
  "oracle rac migration",
  "weather forecast api",
  "stripe payment integration",
  "snowflake warehouse size",
  "ssh into the virtual machine",
  "css grid layout",
];
