/**
 * Questions on the documentation of Redis, as people ask them in forums and
 * issues, and pages that answer them: judged before any engine was asked.
 */
import { type Question, toJudgedQueries } from "../judged-query.ts";

const QUESTIONS: readonly Question[] = [
  [
    "how to delete all keys matching a pattern",
    "commands/scan",
    "commands/keys",
    "using-commands/keyspace",
    "tools/cli",
  ],
  ["how do I get all the keys", "commands/keys", "commands/scan", "using-commands/keyspace"],
  ["how do I install redis on windows", "install-stack/windows", "install-redis-on-windows"],
  ["what happens when redis runs out of memory", "eviction/index", "get-started/faq"],
  [
    "how do I set a time to live on a key",
    "commands/expire",
    "using-commands/keyspace",
    "commands/set",
    "commands/setex",
  ],
  ["how to delete everything in the database", "commands/flushall", "commands/flushdb"],
  ["how do I set a password", "management/security", "security/acl", "commands/auth"],
  ["how to make my data survive a restart", "management/persistence"],
  ["what is the difference between RDB and AOF", "management/persistence"],
  [
    "how can I see which commands are slow",
    "commands/slowlog",
    "commands/slowlog-get",
    "optimization/latency",
  ],
  [
    "how to run several commands atomically",
    "using-commands/transactions",
    "programmability/eval-intro",
    "commands/multi",
  ],
  ["how do I implement a lock", "patterns/distributed-locks"],
  ["how to get notified when a key expires", "pubsub/keyspace-notifications"],
  ["how does automatic failover work", "management/sentinel", "reference/cluster-spec"],
  ["how to store json", "data-types/json", "commands/json.set"],
  ["how many clients can connect at once", "reference/clients"],
  ["how to send many commands at once to reduce round trips", "using-commands/pipelining"],
  ["how do I load millions of keys quickly", "patterns/bulk-loading"],
  [
    "how to turn a replica into a master",
    "commands/replicaof",
    "management/replication",
    "commands/slaveof",
  ],
  ["how can I spread data over several servers", "management/scaling", "reference/cluster-spec"],
  ["how do I count unique visitors", "probabilistic/hyperloglogs"],
  [
    "how to find places near me",
    "data-types/geospatial",
    "commands/geosearch",
    "query/geo-spatial",
  ],
  ["how do I increment a counter", "commands/incr", "data-types/strings"],
  [
    "how to change the configuration while the server runs",
    "management/config",
    "commands/config-set",
  ],
  ["why is redis slow", "optimization/latency", "optimization/latency-monitor"],
  ["how to use less memory", "optimization/memory-optimization"],
  ["how do I take a backup", "management/persistence", "commands/bgsave", "commands/backup"],
  ["how to connect from python", "clients/redis-py", "redis-py/connect"],
  ["can I search with synonyms", "advanced-concepts/synonyms"],
  [
    "how to cache values inside the application",
    "clients/client-side-caching",
    "reference/client-side-caching",
  ],
  ["what is the maximum size of a value", "data-types/strings", "using-commands/keyspace"],
  ["how to encrypt connections", "security/encryption"],
  [
    "what is the difference between a list and a stream",
    "data-types/compare-data-types",
    "data-types/streams",
  ],
  [
    "how do I remove old entries from a stream",
    "commands/xtrim",
    "data-types/streams",
    "commands/xadd",
  ],
  ["how can I see how much memory a key uses", "commands/memory-usage"],
];

/** The questions as judged queries. */
export const REDIS_QUESTIONS = toJudgedQueries(QUESTIONS);
