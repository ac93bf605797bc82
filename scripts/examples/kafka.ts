import { randomUUID } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { dataFolder, freePort, startDaemon } from "./daemon.ts";
import { KAFKA_VERSION, kafkaLibraries } from "./downloads.ts";
import type { ServerKind } from "./server-kind.ts";
import { demand } from "./shell.ts";

/** One broker. The tests bring one of their own; the samples themselves connect to this. */
export const kafka: ServerKind = {
  types: ["kafka"],
  variables: [],
  async start(tools, made) {
    const libraries = join(kafkaLibraries(tools), "*");
    const folder = dataFolder("kafka");
    const [port, controller] = [await freePort(), await freePort()];
    const settings = join(folder, "server.properties");
    writeFileSync(settings, settingsOf({ folder, port, controller }));
    const java = join(tools.javaHome, "bin/java");
    const format = ["format", "-t", randomUUID(), "-c", settings];
    demand(java, ["-cp", libraries, "kafka.tools.StorageTool", ...format], { cwd: folder });
    const args = ["-Xmx256m", "-cp", libraries, "kafka.Kafka", settings];
    const address = `127.0.0.1:${port}`;
    const fill = () => {
      for (const topic of made?.topics ?? []) {
        const create = ["--bootstrap-server", address, "--create", "--topic", topic];
        const program = ["-cp", libraries, "org.apache.kafka.tools.TopicCommand"];
        demand(java, [...program, ...create, "--partitions", "6"], { cwd: folder });
      }
    };
    const server = await startDaemon({ command: [java, args], folder, port, fill });
    return {
      name: "Kafka",
      version: KAFKA_VERSION,
      port,
      env: {
        SPRING_KAFKA_BOOTSTRAP_SERVERS: address,
        KAFKA_BOOTSTRAP_SERVERS: address,
        // Streams keep what they have read of this broker, and must not find what they read of another.
        KAFKA_STREAMS_DEFAULT_STATE_DIR: join(folder, "streams"),
      },
      stop: server.stop,
    };
  },
};

interface Place {
  folder: string;
  port: number;
  controller: number;
}

/** What one broker alone needs. */
function settingsOf({ folder, port, controller }: Place): string {
  const settings = {
    "process.roles": "broker,controller",
    "node.id": 1,
    "controller.quorum.voters": `1@127.0.0.1:${controller}`,
    listeners: `PLAINTEXT://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controller}`,
    "controller.listener.names": "CONTROLLER",
    "log.dirs": join(folder, "data"),
    "offsets.topic.replication.factor": 1,
    "transaction.state.log.replication.factor": 1,
    "transaction.state.log.min.isr": 1,
    "group.initial.rebalance.delay.ms": 0,
  };
  return Object.entries(settings)
    .map(([name, value]) => `${name}=${value}\n`)
    .join("");
}
