import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { CODE_SAMPLES } from "../../src/api/samples/samples.ts";
import type { ApiRequest } from "../../src/model/api-request.ts";
import { inFolder } from "./run-samples.ts";

const run = promisify(execFile);

/** How the samples of one language are run, all in one process. */
export interface Runner {
  id: string;
  /** Succeeds where the runtime is installed. */
  probe: [string, ...string[]];
  extension: string;
  /** A file that runs all samples, and the command that runs it. */
  all: (names: string[]) => { name: string; text: string; command: [string, ...string[]] };
  /** What its client can send at all. */
  canSend: (request: ApiRequest) => boolean;
  /** Whether its client sends the parts of a form in the order of their names. */
  sortsParts?: true;
  /** The sample as a part of the one program. */
  part?: (source: string, index: number) => string;
}

const anything = () => true;

const SETTINGS = { GO111MODULE: "off", GOFLAGS: "", LANG: "C.UTF-8" };

/** As cargo keeps what it has fetched. */
const REQWEST = `"\${CARGO_HOME:-$HOME/.cargo}"/registry/cache/*/reqwest-0.12*`;

const RUST_MANIFEST = [
  "[package]",
  'name = "all"',
  'version = "0.0.0"',
  'edition = "2021"',
  "[[bin]]",
  'name = "all"',
  'path = "all.rs"',
  "[dependencies.reqwest]",
  'version = "0.12"',
  "default-features = false",
  'features = ["blocking", "multipart"]',
  "",
].join("\\n");

/** Languages of which the runtime is looked for. */
export const RUNNERS: Runner[] = [
  {
    id: "fetch",
    probe: ["node", "--version"],
    extension: "mjs",
    all: (names) => ({
      name: "all.mjs",
      text: names.map((name) => `import "./${name}";\n`).join(""),
      command: ["node", "all.mjs"],
    }),
    // https://fetch.spec.whatwg.org/#forbidden-method
    canSend: ({ method, body }) => !(["GET", "HEAD"].includes(method) && body.kind !== "none"),
  },
  {
    id: "python",
    probe: ["python3", "-c", "import requests"],
    extension: "py",
    all: (names) => ({
      name: "all.py",
      text: `import runpy\n${names.map((name) => `runpy.run_path("${name}")\n`).join("")}`,
      command: ["python3", "all.py"],
    }),
    canSend: anything,
  },
  {
    id: "ruby",
    probe: ["ruby", "-e", "require 'net/http'"],
    extension: "rb",
    all: (names) => ({
      name: "all.rb",
      text: names.map((name) => `load "./${name}"\n`).join(""),
      command: ["ruby", "all.rb"],
    }),
    canSend: anything,
  },
  {
    id: "php",
    probe: ["php", "-r", "exit(function_exists('curl_init') ? 0 : 1);"],
    extension: "php",
    all: (names) => ({
      name: "all.php",
      text: `<?php\n${names.map((name) => `(function () { include "${name}"; })();\n`).join("")}`,
      command: ["php", "all.php"],
    }),
    canSend: anything,
  },
  {
    id: "go",
    probe: ["go", "version"],
    extension: "go",
    all: (names) => ({
      name: "all.go",
      text: `package main\n\nfunc main() {\n${names.map((_, index) => `\tsample${index}()\n`).join("")}}\n`,
      command: ["go", "run", ...names, "all.go"],
    }),
    part: (source, index) => source.replace("func main()", `func sample${index}()`),
    canSend: anything,
  },
  {
    id: "kotlin",
    probe: ["kotlinc", "-version"],
    extension: "kt",
    all: (names) => ({
      name: "all.kt",
      text: `fun main() {\n${names.map((_, index) => `    sample${index}()\n`).join("")}}\n`,
      command: ["sh", "-c", "kotlinc -nowarn *.kt -d all.jar && kotlin -cp all.jar AllKt"],
    }),
    part: (source, index) => source.replace("fun main()", `fun sample${index}()`),
    canSend: anything,
  },
  {
    id: "java",
    // The client is a library: where it is, a variable says.
    probe: ["sh", "-c", 'javac -version && test -n "$UNIREST_JARS"'],
    extension: "java",
    all: (names) => ({
      name: "all.java",
      text: `class All {\n  public static void main(String[] none) throws Exception {\n${names
        .map((_, index) => `    Sample${index}.run();\n`)
        .join("")}    System.exit(0);\n  }\n}\n`,
      command: [
        "sh",
        "-c",
        'javac -encoding UTF-8 -cp "$UNIREST_JARS" *.java && java -cp "$UNIREST_JARS:." All',
      ],
    }),
    part: (source, index) => {
      const [imports = "", ...statements] = source.split("\n\n");
      const body = statements.join("\n\n");
      return `${imports}\n\nclass Sample${index} {\n  static void run() throws Exception {\n${body}\n  }\n}\n`;
    },
    sortsParts: true,
    canSend: anything,
  },
  {
    id: "rust",
    // Where the library has been fetched: compiling it is work enough.
    probe: ["sh", "-c", `cargo --version && ls ${REQWEST}`],
    extension: "rs",
    all: (names) => ({
      name: "all.rs",
      text:
        names.map((_, index) => `mod sample_${index};\n`).join("") +
        `fn main() {\n${names.map((_, index) => `    sample_${index}::main().unwrap();\n`).join("")}}\n`,
      command: [
        "sh",
        "-c",
        `printf '${RUST_MANIFEST}' > Cargo.toml && cargo run --offline --quiet`,
      ],
    }),
    part: (source) => source.replace("fn main()", "pub fn main()"),
    canSend: anything,
  },
];

/** Runs the samples of all requests; the end of what the program said, if it failed. */
export async function runAll(runner: Runner, requests: ApiRequest[]): Promise<string> {
  const { id, extension, all, part = (source: string) => source } = runner;
  const sample = CODE_SAMPLES.find((one) => one.id === id);
  let failure = "";
  await inFolder(requests, async (folder) => {
    const names = requests.map((_, index) => `sample_${index}.${extension}`);
    const texts = requests.map((request, index) => part(sample?.print(request) ?? "", index));
    await Promise.all(
      names.map((name, index) => writeFile(join(folder, name), texts[index] ?? "")),
    );
    const { name, text, command } = all(names);
    await writeFile(join(folder, name), text);
    const [program, ...parameters] = command;
    const env = { CARGO_TARGET_DIR: join(tmpdir(), "headrace-rust"), ...process.env, ...SETTINGS };
    await run(program, parameters, { cwd: folder, maxBuffer: 2 ** 26, env }).catch(
      (error: Error) => {
        failure = error.message.slice(-1500);
      },
    );
  });
  return failure;
}
