/**
 * Queries on the documentation of NATS: as its users ask, as they type in a hurry, and what no page
 * of it answers. Judged by the titles and texts of the pages, before any engine was asked. Misses were
 * read afterwards: what is tuned from then on has seen them.
 */
import type { Question } from "../judged-query.ts";

/** In whole questions or careful words. */
export const NATS_NATURAL: readonly Question[] = [
  ["how do I install the server on my laptop", "running-a-nats-service/installation"],
  [
    "send a message and wait for the answer",
    "sending/request_reply",
    "request-reply/reqreply",
    "sending/replyto",
  ],
  [
    "how can several workers share the messages of one subject",
    "queue-groups/queue",
    "developing-with-nats/receiving/queues",
    "core-nats/queue-groups/queues_walkthrough",
  ],
  [
    "keep messages on disk so that somebody can read them later",
    "nats-concepts/jetstream/README",
    "nats-concepts/jetstream/streams",
    "jetstream/js_walkthrough",
    "jetstream/develop_jetstream",
  ],
  [
    "how do I protect connections with certificates",
    "securing_nats/tls",
    "connecting/security/tls",
    "auth_intro/tls_mutual_auth",
  ],
  [
    "log in with a user name and a password",
    "connecting/security/userpass",
    "auth_intro/username_password",
  ],
  ["why does the server disconnect my client", "events/slow", "nats_admin/slow_consumers"],
  [
    "what happens when the connection to the server is lost",
    "reconnect/README",
    "developing-with-nats/reconnect/events",
    "reconnect/disable",
  ],
  [
    "run three servers as one group",
    "configuration/clustering/README",
    "clustering/cluster_config",
    "jetstream_clustering/README",
  ],
  [
    "connect data centers in different regions",
    "configuration/gateways/README",
    "gateways/gateway",
    "nats-concepts/adaptive_edge_deployment",
  ],
  [
    "how do I know whether my server is healthy",
    "nats_admin/monitoring/README",
    "configuration/monitoring",
    "monitoring/monitoring_jetstream",
  ],
  [
    "make sure a message is not stored twice",
    "jetstream/model_deep_dive",
    "nats-concepts/jetstream/README",
    "jetstream/headers",
    "js/publish",
    "nats-concepts/jetstream/streams",
  ],
  [
    "save the settings of my application by name and watch them change",
    "jetstream/key-value-store/README",
    "key-value-store/kv_walkthrough",
    "js/kv",
    "developing-with-nats/anatomy",
  ],
  [
    "where can I put large files",
    "object-store/obj_store",
    "object-store/obj_walkthrough",
    "js/object",
    "nats-concepts/jetstream/README",
  ],
  ["stop listening after ten messages", "receiving/unsub_after"],
  ["finish the work in progress before closing", "receiving/drain"],
  ["which characters may the name of a subject have", "nats-concepts/subjects"],
  [
    "rename a subject on its way through the server",
    "nats-concepts/subject_mapping",
    "configuration/configuring_subject_mapping",
  ],
  [
    "talk to the server from a web page",
    "configuration/websocket/README",
    "websocket/websocket_conf",
    "configuration/websocket",
  ],
  [
    "use devices that speak mqtt",
    "configuration/mqtt/README",
    "mqtt/mqtt_config",
    "mqtt/mqtt_conf",
  ],
  [
    "restrict where a user may publish",
    "securing_nats/authorization",
    "nats-concepts/security",
    "nats_admin/security",
  ],
  ["how to back up a stream and bring it back", "jetstream_admin/disaster_recovery"],
  ["hide what is on the disk from thieves", "jetstream_admin/encryption_at_rest"],
  ["how many messages per second can it handle", "nats_cli/natsbench"],
  ["apply a changed configuration without a restart", "nats_admin/signals"],
  [
    "limit how much storage a tenant may use",
    "jetstream-config/resource_management",
    "securing_nats/accounts",
  ],
  ["pause between attempts to connect again", "reconnect/wait"],
  [
    "run it in a container",
    "nats_docker/README",
    "nats_docker/nats-docker-tutorial",
    "nats_docker/docker_swarm",
    "nats_docker/jetstream_docker",
  ],
  [
    "fetch messages in batches when a worker is free",
    "nats-concepts/jetstream/consumers",
    "js/consumers",
    "jetstream/model_deep_dive",
  ],
  ["take a server out of a cluster gently", "nats_admin/lame_duck_mode"],
];

/** In a hurry. */
export const NATS_SLOPPY: readonly Question[] = [
  ["k8s helm install", "nats-on-kubernetes/nats-kubernetes"],
  [
    "dedup msg id",
    "jetstream/model_deep_dive",
    "nats-concepts/jetstream/README",
    "jetstream/headers",
    "js/publish",
    "nats-concepts/jetstream/streams",
  ],
  [
    "max payload size",
    "running-a-nats-service/configuration/README",
    "connecting/misc",
    "reference/faq",
  ],
  ["wildcrd subjects", "receiving/wildcards", "nats-concepts/subjects"],
  ["win service", "running/windows_srv"],
  ["leafnode js domain", "leafnodes/jetstream_leafnodes"],
  ["revoke user creds", "nsc/revocation", "nats_admin/jwt"],
  [
    "jwt resolver cfg",
    "securing_nats/jwt/resolver",
    "jwt/mem_resolver",
    "securing_nats/jwt/README",
    "nats_admin/jwt",
  ],
  ["log rotation", "configuration/logging"],
  ["kv ttl", "jetstream/key-value-store/README", "js/kv", "key-value-store/kv_walkthrough"],
  ["custom auth backend ldap", "securing_nats/auth_callout"],
  ["keepalive interval", "connecting/pingpong"],
  ["dont get own msgs back", "connecting/noecho"],
  [
    "ack timeout redelivery",
    "nats-concepts/jetstream/consumers",
    "js/consumers",
    "jetstream/model_deep_dive",
  ],
  [
    "http port 8222",
    "configuration/monitoring",
    "nats_admin/monitoring/README",
    "monitoring/monitoring_jetstream",
  ],
  ["sys acct", "sys_accounts/sys_accounts", "sys_accounts/README"],
  [
    "mirror vs source",
    "jetstream/source_and_mirror",
    "jetstream/source_and_mirror_example",
    "jetstream_admin/replication",
  ],
  ["cmd line flags", "running-a-nats-service/running/flags"],
  ["nats or kafka", "overview/compare-nats"],
  ["delete stream cli", "jetstream_admin/streams", "nats_cli/README", "jetstream/js_walkthrough"],
];

/** What no page answers. */
export const UNANSWERABLE_OF_NATS: readonly string[] = [
  "avro schema registry",
  "graphql subscriptions",
  "refund policy",
  "two factor login for the web console",
  "dark mode of the dashboard",
  "laravel broadcasting driver",
  "price per seat",
  "phone number of support",
  "xml schema validation of messages",
  "join two streams with sql",
  "android push token registration",
  "virus scan of uploads",
  "rabbitmq federation plugin",
  "create an invoice",
  "translate error messages into german",
];
