/** What samples need beside Java, from Maven Central: Kotlin's compiler, and the client of Java's samples. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { WORKSPACE } from "../workspace.ts";

const KOTLIN = "org.jetbrains.kotlin:kotlin-compiler-embeddable:2.4.21";
const KOTLIN_COMPILER = "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler";
const UNIREST = "com.konghq:unirest-java-core:4.5.1";

/** Puts `kotlinc` and `kotlin` on the path of this process; says on the terminal if it can't. */
export function provideKotlin(): void {
  const jars = fetchJars(KOTLIN);
  if (jars === null) return;
  const library = readdirSync(jars).find((name) => /^kotlin-stdlib-\d/.test(name)) ?? "";
  const standard = join(jars, library);
  const programs = join(jars, "bin");
  mkdirSync(programs, { recursive: true });
  const compile = `java -cp '${jars}/*' ${KOTLIN_COMPILER} -no-stdlib -no-reflect -cp '${standard}' "$@"`;
  writeProgram(join(programs, "kotlinc"), compile);
  // As the samples are run: kotlin -cp all.jar AllKt
  writeProgram(join(programs, "kotlin"), `java -cp "$2:${standard}" "$3"`);
  process.env.PATH = [programs, process.env.PATH].join(delimiter);
}

/** Names the client's files for the samples of Java that this process runs. */
export function provideUnirest(): void {
  const jars = fetchJars(UNIREST);
  if (jars !== null) process.env.UNIREST_JARS = `${jars}/*`;
}

/** The folder of a library and what it needs; null: it can't be had, which the terminal says. */
function fetchJars(library: string): string | null {
  const [group = "", artifact = "", version = ""] = library.split(":");
  const folder = join(WORKSPACE, `${artifact}-${version}`);
  const jars = join(folder, "jars");
  if (existsSync(jars)) return jars;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, "pom.xml"), projectOf(group, artifact, version));
  const fetched = join(folder, "fetched");
  const goal = ["-q", "-B", "dependency:copy-dependencies", `-DoutputDirectory=${fetched}`];
  const { status } = spawnSync("mvn", goal, { cwd: folder, stdio: "inherit" });
  if (status !== 0) {
    console.error(`There is no ${artifact}: it takes Java and Maven to fetch it.`);
    return null;
  }
  renameSync(fetched, jars);
  return jars;
}

function projectOf(group: string, artifact: string, version: string): string {
  return `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>bench</groupId>
  <artifactId>samples</artifactId>
  <version>1</version>
  <dependencies>
    <dependency>
      <groupId>${group}</groupId>
      <artifactId>${artifact}</artifactId>
      <version>${version}</version>
    </dependency>
  </dependencies>
</project>
`;
}

function writeProgram(path: string, command: string): void {
  writeFileSync(path, `#!/bin/sh\nexec ${command}\n`, { mode: 0o755 });
}
