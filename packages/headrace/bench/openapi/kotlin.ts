/** The Kotlin compiler from Maven Central, so that samples can be run where only Java is installed. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { delimiter, join } from "node:path";
import { WORKSPACE } from "../workspace.ts";

const VERSION = "2.4.21";
const FOLDER = join(WORKSPACE, `kotlin-${VERSION}`);
const COMPILER = "org.jetbrains.kotlin.cli.jvm.K2JVMCompiler";

const PROJECT = `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>bench</groupId>
  <artifactId>kotlin</artifactId>
  <version>1</version>
  <dependencies>
    <dependency>
      <groupId>org.jetbrains.kotlin</groupId>
      <artifactId>kotlin-compiler-embeddable</artifactId>
      <version>${VERSION}</version>
    </dependency>
  </dependencies>
</project>
`;

/** Puts `kotlinc` and `kotlin` on the path of this process; says on the terminal if it can't. */
export function provideKotlin(): void {
  const programs = join(FOLDER, "bin");
  if (!existsSync(programs) && !install(programs)) {
    console.error("There is no Kotlin compiler: it takes Java and Maven to fetch one.");
    return;
  }
  process.env.PATH = [programs, process.env.PATH].join(delimiter);
}

function install(programs: string): boolean {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, "pom.xml"), PROJECT);
  const jars = join(FOLDER, "jars");
  const goal = ["-q", "-B", "dependency:copy-dependencies", `-DoutputDirectory=${jars}`];
  const { status } = spawnSync("mvn", goal, { cwd: FOLDER, stdio: "inherit" });
  if (status !== 0) return false;
  const library = readdirSync(jars).find((name) => /^kotlin-stdlib-\d/.test(name)) ?? "";
  const standard = join(jars, library);
  mkdirSync(programs);
  const compile = `java -cp '${jars}/*' ${COMPILER} -no-stdlib -no-reflect -cp '${standard}' "$@"`;
  writeProgram(join(programs, "kotlinc"), compile);
  // As the samples are run: kotlin -cp all.jar AllKt
  writeProgram(join(programs, "kotlin"), `java -cp "$2:${standard}" "$3"`);
  return true;
}

function writeProgram(path: string, command: string): void {
  writeFileSync(path, `#!/bin/sh\nexec ${command}\n`, { mode: 0o755 });
}
