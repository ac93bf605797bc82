import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { makeCertificate } from "./certificate.ts";
import { dataFolder, freePort, numberIn, startDaemon, unprivileged } from "./daemon.ts";
import { unpackedServer } from "./downloads.ts";
import { kafka } from "./kafka.ts";
import type { RunningServer, ServerKind, ServerTools } from "./server-kind.ts";
import { demand } from "./shell.ts";

const postgresql: ServerKind = {
  types: ["postgresql"],
  variables: ["SPRING_DATASOURCE_URL", "DATASOURCES_DEFAULT_URL"],
  start: (tools) => startPostgresql(tools, []),
};

/** CockroachDB can't be had here. This level is the only one it knows, and its samples repeat what is refused. */
const cockroachdb: ServerKind = {
  types: ["cockroachdb"],
  variables: ["DATASOURCES_DEFAULT_URL"],
  start: (tools) => startPostgresql(tools, ["default_transaction_isolation=serializable"]),
};

async function startPostgresql(tools: ServerTools, more: string[]): Promise<RunningServer> {
  const home = unpackedServer("postgresql", tools);
  const folder = dataFolder("postgresql");
  const port = await freePort();
  const version = demand(join(home, "bin/postgres"), ["--version"], { cwd: home });
  const init = [
    "--pgdata",
    folder,
    "--username",
    "sample",
    "--auth",
    "trust",
    "--encoding",
    "UTF8",
  ];
  demand(...unprivileged(join(home, "bin/initdb"), init), { cwd: folder });
  const { ca, certificate, key } = makeCertificate(folder);
  // As on the platform: nobody gets in without TLS.
  writeFileSync(join(folder, "pg_hba.conf"), "hostssl all all 127.0.0.1/32 trust\n");
  const settings = ["listen_addresses=127.0.0.1", "unix_socket_directories=", "ssl=on"];
  settings.push(`ssl_cert_file=${certificate}`, `ssl_key_file=${key}`, ...more);
  const args = ["-D", folder, "-p", String(port), ...settings.flatMap((one) => ["-c", one])];
  const server = await startDaemon({
    command: unprivileged(join(home, "bin/postgres"), args),
    folder,
    port,
  });
  const url = `jdbc:postgresql://localhost:${port}/postgres?sslmode=verify-full&sslrootcert=${ca}`;
  return {
    name: "PostgreSQL",
    version: numberIn(version),
    port,
    user: "sample",
    env: databaseEnv(url, "sample"),
    stop: server.stop,
  };
}

const mariadb: ServerKind = {
  types: ["mariadb"],
  variables: ["DATASOURCES_DEFAULT_URL"],
  async start(tools) {
    const home = unpackedServer("mariadb", tools);
    const folder = dataFolder("mariadb");
    const port = await freePort();
    const common = ["--no-defaults", `--basedir=${home}`, `--datadir=${folder}`];
    const init = [...common, "--auth-root-authentication-method=normal"];
    demand(...unprivileged(join(home, "scripts/mariadb-install-db"), init), { cwd: folder });
    const socket = `--socket=${join(folder, "server.sock")}`;
    const args = [...common, "--bind-address=127.0.0.1", `--port=${port}`, socket];
    const server = await startDaemon({
      command: unprivileged(join(home, "bin/mariadbd"), args),
      folder,
      port,
    });
    const version = demand(join(home, "bin/mariadbd"), ["--version"], { cwd: home });
    const env = databaseEnv(`jdbc:mariadb://127.0.0.1:${port}/test`, "root");
    return { name: "MariaDB", version: numberIn(version), port, env, stop: server.stop };
  },
};

function databaseEnv(url: string, user: string): Record<string, string> {
  return {
    SPRING_DATASOURCE_URL: url,
    SPRING_DATASOURCE_USERNAME: user,
    SPRING_DATASOURCE_PASSWORD: "",
    DATASOURCES_DEFAULT_URL: url,
    DATASOURCES_DEFAULT_USERNAME: user,
    DATASOURCES_DEFAULT_PASSWORD: "",
  };
}

const redis: ServerKind = {
  types: ["redis"],
  variables: ["SPRING_DATA_REDIS_URL"],
  async start() {
    const folder = dataFolder("redis");
    const port = await freePort();
    const args = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--dir", folder];
    const server = await startDaemon({ command: ["redis-server", args], folder, port });
    const version = demand("redis-server", ["--version"], { cwd: folder });
    const env = { SPRING_DATA_REDIS_URL: `redis://127.0.0.1:${port}` };
    return { name: "Redis", version: numberIn(version), port, env, stop: server.stop };
  },
};

const rabbitmq: ServerKind = {
  types: ["rabbitmq"],
  variables: ["SPRING_RABBITMQ_ADDRESSES"],
  async start() {
    const folder = dataFolder("rabbitmq");
    const port = await freePort();
    const env = {
      RABBITMQ_NODENAME: `samples${port}@localhost`,
      RABBITMQ_NODE_IP_ADDRESS: "127.0.0.1",
      RABBITMQ_NODE_PORT: String(port),
      RABBITMQ_DIST_PORT: String(await freePort()),
      RABBITMQ_MNESIA_BASE: folder,
      RABBITMQ_LOG_BASE: folder,
      RABBITMQ_ENABLED_PLUGINS_FILE: join(folder, "plugins"),
      // Its own port mapper, which ends with it: an address of the machine's would outlive the run.
      ERL_EPMD_ADDRESS: "127.0.0.1",
      ERL_EPMD_PORT: String(await freePort()),
    };
    // The wrapper in PATH changes the user; this is the program behind it.
    const program = "/usr/lib/rabbitmq/bin/rabbitmq-server";
    const server = await startDaemon({
      command: unprivileged("env", [`HOME=${folder}`, program]),
      folder,
      port,
      env: env,
    });
    const version = demand("dpkg-query", ["--show", "rabbitmq-server"], {
      cwd: folder,
    });
    return {
      name: "RabbitMQ",
      version: numberIn(version),
      port,
      env: { SPRING_RABBITMQ_ADDRESSES: `amqp://guest:guest@127.0.0.1:${port}` },
      stop: server.stop,
    };
  },
};

const minio: ServerKind = {
  types: ["minio"],
  variables: ["LABELS_ENDPOINT"],
  async start(tools, made) {
    const program = unpackedServer("minio", tools);
    const folder = dataFolder("minio");
    const port = await freePort();
    const keys = { MINIO_ROOT_USER: "sample", MINIO_ROOT_PASSWORD: "sample-secret" };
    const args = ["server", "--address", `127.0.0.1:${port}`, folder];
    const url = `http://127.0.0.1:${port}`;
    const fill = () => {
      for (const bucket of made?.buckets ?? []) {
        const sign = [
          "--user",
          `${keys.MINIO_ROOT_USER}:${keys.MINIO_ROOT_PASSWORD}`,
          "--aws-sigv4",
          "aws:amz:us-east-1:s3",
        ];
        demand("curl", ["-sS", "--fail", "-X", "PUT", ...sign, `${url}/${bucket}`], {
          cwd: folder,
        });
      }
    };
    const server = await startDaemon({ command: [program, args], folder, port, env: keys, fill });
    return {
      name: "MinIO",
      version: "2026-02",
      port,
      env: {
        LABELS_ENDPOINT: url,
        LABELS_ACCESS_KEY: keys.MINIO_ROOT_USER,
        LABELS_SECRET_KEY: keys.MINIO_ROOT_PASSWORD,
      },
      stop: server.stop,
    };
  },
};

/** Every kind of server that can be started here. */
export const SERVERS: readonly ServerKind[] = [
  postgresql,
  cockroachdb,
  mariadb,
  redis,
  rabbitmq,
  kafka,
  minio,
];
