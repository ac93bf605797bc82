/**
 * Queries on the documentation of Caddy: as its users ask, as they type in a hurry, and what no page of
 * it answers. Judged by the names and texts of the pages, before any engine was asked.
 */
import type { Question } from "../judged-query.ts";

/** In whole questions or careful words. */
export const CADDY_NATURAL: readonly Question[] = [
  ["how do I get a free https certificate for my domain", "automatic-https", "quick-starts/https"],
  [
    "serve a folder of files as a website",
    "quick-starts/static-files",
    "directives/file_server",
    "caddyfile/patterns",
  ],
  [
    "forward requests to an app running on another port",
    "quick-starts/reverse-proxy",
    "directives/reverse_proxy",
  ],
  ["protect a page with user name and password", "directives/basic_auth"],
  [
    "how to change the configuration without stopping the server",
    "api",
    "command-line",
    "getting-started",
    "running",
  ],
  ["run it as a service on Linux", "running"],
  ["redirect www to the domain without it", "caddyfile/patterns", "directives/redir"],
  ["compress responses with gzip", "directives/encode"],
  [
    "where does it keep certificates on disk",
    "conventions",
    "automatic-https",
    "caddyfile/options",
  ],
  ["balance the load between several back ends", "directives/reverse_proxy"],
  ["build my own binary with a plugin in it", "build", "extending-caddy", "command-line"],
  ["show a custom page when something is not found", "directives/handle_errors"],
  [
    "use one certificate for all subdomains",
    "caddyfile/patterns",
    "automatic-https",
    "directives/tls",
  ],
  ["write access logs to a file and rotate them", "directives/log"],
  ["allow only certain IP addresses", "caddyfile/matchers"],
  [
    "make a single page app work when a deep link is reloaded",
    "caddyfile/patterns",
    "directives/try_files",
  ],
  ["how do I move from version 1", "v2-upgrade"],
  ["check that the download has not been tampered with", "signature-verification"],
  ["collect statistics with Prometheus", "metrics", "directives/metrics"],
  ["use a certificate of my own instead of the automatic one", "directives/tls"],
];

/** Abbreviated, misspelled, in other words. */
export const CADDY_SLOPPY: readonly Question[] = [
  ["caddy php", "directives/php_fastcgi", "caddyfile/patterns"],
  ["lets encrypt rate limit", "automatic-https"],
  ["revproxy websockets", "directives/reverse_proxy"],
  ["spa fallback", "caddyfile/patterns", "directives/try_files"],
  ["basicauth", "directives/basic_auth"],
  ["hsts header", "directives/header"],
  ["self signed cert localhost", "automatic-https", "directives/tls", "quick-starts/https"],
  ["wildcard cert dns", "automatic-https", "caddyfile/patterns", "directives/tls"],
  ["dir listing", "directives/file_server"],
  ["strip prefix", "directives/uri", "directives/handle_path"],
  ["env vars in caddyfile", "caddyfile/concepts"],
  ["disable admin endpoint", "caddyfile/options", "api"],
  ["redirct http to https", "automatic-https", "caddyfile/patterns", "directives/redir"],
  ["installl ubuntu", "install"],
  ["reload config no downtime", "api", "command-line", "getting-started", "running"],
  ["health check backend", "directives/reverse_proxy"],
  ["json log", "directives/log", "logging"],
  ["hash pw", "command-line", "directives/basic_auth"],
  ["trusted proxies", "caddyfile/options", "directives/reverse_proxy"],
  ["mem profile", "profiling"],
];

/** Of other products, or of none. */
export const UNANSWERABLE_OF_CADDY: readonly string[] = [
  "kubernetes ingress controller",
  "terraform provider",
  "graphql subscriptions",
  "how much does the enterprise plan cost",
  "reset my account password",
  "mysql connection pool size",
  "two factor authentication setup",
  "delete my account",
  "gdpr data processing agreement",
  "mobile app for ios",
  "cancel subscription",
  "how to train a neural network",
  "mqtt broker retained messages",
  "serverless functions cold start",
  "office opening hours",
  "kafka consumer lag",
  "parental leave policy",
  "video transcoding h264",
  "battery level",
  "wordpress seo plugin",
];
