/**
 * Queries on the documentation of the Traefik proxy: as its operators ask, as they type in a hurry,
 * and what no page of it answers. Judged by reading the pages, before any engine was asked.
 */
import type { Question } from "../judged-query.ts";

/** In whole questions or careful words. */
export const TRAEFIK_NATURAL: readonly Question[] = [
  [
    "how do I redirect http to https",
    "middlewares/redirectscheme",
    "install-configuration/entrypoints",
    "expose/docker/basic",
  ],
  ["protect a route with a password", "middlewares/basicauth", "middlewares/digestauth"],
  [
    "get certificates from Let's Encrypt automatically",
    "certificate-resolvers/acme",
    "certificate-resolvers/overview",
  ],
  ["how to get a wildcard certificate", "certificate-resolvers/acme"],
  ["allow only some IP addresses", "http/middlewares/ipallowlist", "tcp/middlewares/ipallowlist"],
  [
    "limit the number of requests per second",
    "http/middlewares/ratelimit",
    "http/middlewares/distributed-ratelimit",
  ],
  [
    "remove a prefix from the path before forwarding",
    "http/middlewares/stripprefix",
    "http/middlewares/stripprefixregex",
  ],
  ["how can I add CORS headers", "http/middlewares/headers"],
  [
    "enable the dashboard",
    "install-configuration/api-dashboard",
    "setup/docker",
    "setup/kubernetes",
  ],
  ["export metrics to Prometheus", "observability/metrics", "observe/metrics"],
  ["send traces to an OpenTelemetry collector", "observability/tracing", "observe/tracing"],
  [
    "write access logs as JSON",
    "observability/logs-and-accesslogs",
    "observe/logs-and-access-logs",
  ],
  ["sticky sessions", "load-balancing/service", "crd/http/service"],
  [
    "weighted load balancing between two services",
    "load-balancing/service",
    "crd/http/traefikservice",
  ],
  [
    "how do I mirror traffic to another service",
    "load-balancing/service",
    "crd/http/traefikservice",
  ],
  ["show my own page when the server returns an error", "http/middlewares/errorpages"],
  ["why does Traefik answer with 404", "getting-started/faq"],
  ["migrate from the NGINX ingress controller", "migrate/nginx-to-traefik"],
  ["what changed between version 2 and 3", "migrate/v2-to-v3", "migrate/v2-to-v3-details"],
  ["require client certificates", "http/tls/tls-options", "crd/tls/tlsoption"],
  ["which TLS versions are allowed", "http/tls/tls-options", "crd/tls/tlsoption"],
  ["how to delegate authentication to an external service", "http/middlewares/forwardauth"],
  [
    "route TCP traffic by SNI",
    "tcp/routing/rules-and-priority",
    "tcp/routing/router",
    "crd/tcp/ingressroutetcp",
  ],
  ["check that backends are healthy", "load-balancing/service", "crd/http/service"],
  ["compress responses", "http/middlewares/compress"],
];

/** Abbreviated, misspelled, without the words of the page. */
export const TRAEFIK_SLOPPY: readonly Question[] = [
  ["basic auth", "http/middlewares/basicauth"],
  ["lets encrypt dns chalenge", "certificate-resolvers/acme"],
  ["self signed cert docker", "setup/docker", "setup/swarm"],
  ["x-forwarded-for", "install-configuration/entrypoints", "getting-started/faq"],
  ["proxy protocol", "install-configuration/entrypoints", "tcp/serverstransport"],
  ["ratelimit redis", "http/middlewares/distributed-ratelimit", "http/middlewares/ratelimit"],
  ["docker labels", "other-providers/docker", "providers/docker", "expose/docker/basic"],
  [
    "mtls",
    "http/tls/tls-options",
    "http/middlewares/passtlsclientcert",
    "install-configuration/tls/spiffe",
  ],
  ["circut breaker", "http/middlewares/circuitbreaker"],
  ["gateway api httproute", "kubernetes/gateway-api", "kubernetes/kubernetes-gateway"],
  ["503 no available server", "getting-started/faq"],
  ["upload too large body size", "http/middlewares/buffering"],
  [
    "prioritize router",
    "http/routing/rules-and-priority",
    "http/routing/router",
    "tcp/routing/rules-and-priority",
  ],
  ["header size limit", "security/http2-header-memory", "install-configuration/entrypoints"],
  ["log level debug", "observability/logs-and-accesslogs", "observe/logs-and-access-logs"],
  ["http3 quic", "install-configuration/entrypoints"],
  ["plugin install", "extend/extend-traefik", "experimental/plugins"],
  ["skip verify backend cert", "http/load-balancing/serverstransport", "crd/http/serverstransport"],
  [
    "regex path rewrite",
    "http/middlewares/replacepathregex",
    "http/middlewares/redirectregex",
    "http/middlewares/stripprefixregex",
  ],
  ["kuberntes crd", "kubernetes/kubernetes-crd", "crd/http/ingressroute"],
  ["web application firewall", "http/middlewares/waf", "secure/secure-api-access-with-waf"],
  ["liveness probe ping", "observability/healthcheck"],
  ["concurent requests max", "http/middlewares/inflightreq"],
  ["zookeeper", "providers/kv/zk", "other-providers/kv"],
  ["openid connect login", "http/middlewares/oidc", "secure/secure-api-access-with-oidc"],
];

/** What no page answers: with words of other trades, with one word of this one, and neighbors. */
export const UNANSWERABLE_OF_TRAEFIK: readonly string[] = [
  "jest snapshot testing",
  "invoice and billing",
  "reset my forgotten password",
  "react component state",
  "kafka consumer lag",
  "django migrations",
  "code coverage report",
  "mobile push notifications",
  "delete my account",
  "mysql replication",
  "spring boot actuator",
  "pull request review",
  "image resize and thumbnails",
  "machine learning model",
  "spell checker",
  "restore a database backup",
  "unit test fixtures",
  "eslint rules",
  "virtual machine snapshot",
  "git submodule",
];
