/**
 * Proves the code samples of descriptions that others wrote: runs those whose runtime is installed
 * against an echo server, and parses all others. Usage: bench/README.md.
 */
import { spawnSync } from "node:child_process";
import { basename, resolve } from "node:path";
import { parseArgs } from "node:util";
import { sendability } from "../../src/api/request/sendability.ts";
import { toFetch } from "../../src/api/request/to-fetch.ts";
import { CODE_SAMPLES } from "../../src/api/samples/samples.ts";
import type { ApiRequest } from "../../src/model/api-request.ts";
import { type EchoServer, startEchoServer } from "../../test/samples/echo-server.ts";
import { RUNNERS, type Runner, runAll } from "../../test/samples/run-languages.ts";
import { runCurl, runNodejs } from "../../test/samples/run-samples.ts";
import { sentRequest } from "../../test/samples/sent-request.ts";
import { parsesWithoutErrors, sourceParser } from "../../test/samples/string-literals.ts";
import { createRandom } from "../random.ts";
import { printTable } from "../report.ts";
import { provideKotlin, provideUnirest } from "./java-libraries.ts";
import { readRequests } from "./requests.ts";

const { values: options, positionals: files } = parseArgs({
  options: {
    operations: { type: "string", default: "20" },
    /** Draws the operations; without it they stand at even steps. */
    seed: { type: "string" },
    /** Languages that are run, by comma; without it all. */
    only: { type: "string" },
  },
  allowPositionals: true,
});

/** Samples that the grammar of an editor reads. */
const GRAMMARS = ["go", "php", "python", "ruby", "rust", "powershell"] as const;

/** Requests of one description among those of all, which are run together: compilers start but once. */
interface Part {
  name: string;
  requests: ApiRequest[];
}

provideKotlin();
provideUnirest();
const random = options.seed === undefined ? undefined : createRandom(Number(options.seed));
const echo = await startEchoServer();
const parts: Part[] = [];
for (const file of files) parts.push(await readPart(resolve(file), parts));
const rows = await prove(parts, echo);
printTable(["language", "how", ...parts.map(({ name }) => name), "samples", "wrong"], rows);
process.exitCode = rows.some((row) => row.at(-1) !== "0") ? 1 : 0;
await echo.close();

async function readPart(file: string, before: readonly Part[]): Promise<Part> {
  const count = Number(options.operations);
  const first = before.length * count;
  const { made } = await readRequests(file, { count, first, origin: echo.origin, random });
  const requests = made.filter((one) => typeof one !== "string").filter(isSendable);
  return { name: basename(file), requests };
}

/** A row for each language, with how many samples of each description are wrong. */
async function prove(parts: readonly Part[], { take }: EchoServer): Promise<string[][]> {
  const requests = parts.flatMap((part) => part.requests);
  const arrived = () =>
    requests.map((request) => {
      const number = Number(new URL(request.url).pathname.split("/")[1]);
      return JSON.stringify(take(number).map(sentRequest));
    });
  for (const request of requests) {
    const { url, init } = toFetch(request);
    await (await fetch(url, init)).arrayBuffer();
  }
  const sent = arrived();
  const found: string[][] = [];
  const tell = (language: string, how: string, isWrong: (request: ApiRequest) => boolean) => {
    const wrong = parts.map((part) => part.requests.filter(isWrong).length);
    const figures = [...wrong, requests.length, wrong.reduce((sum, one) => sum + one, 0)];
    found.push([language, how, ...figures.map(String)]);
    console.log(found.at(-1)?.join(" "));
  };
  const ran = async (id: string, run: () => Promise<unknown>, can: Runner["canSend"]) => {
    await run();
    const received = arrived();
    const wrong = new Set(
      requests.filter((one, index) => can(one) && received[index] !== sent[index]),
    );
    for (const request of wrong) {
      const index = requests.indexOf(request);
      console.log(`${id}: ${request.method} ${request.url}\n  fetch ${sent[index]}`);
      console.log(`  sent  ${received[index]}`);
    }
    tell(id, "run", (request) => wrong.has(request));
  };
  await ran(
    "curl",
    () => runCurl(requests),
    () => true,
  );
  await ran(
    "nodejs",
    () => runNodejs(requests),
    () => true,
  );
  for (const runner of RUNNERS.filter(isAsked).filter(isInstalled)) {
    const able = requests.filter(runner.canSend);
    await ran(runner.id, async () => logged(await runAll(runner, able)), runner.canSend);
  }
  for (const id of GRAMMARS) {
    const parses = await parsesWithoutErrors(id);
    tell(id, "parsed", (request) => !parses(print(id, request)));
  }
  for (const [id, grammar] of [["csharp", "c-sharp"] as const, ["java", "java"] as const]) {
    const parse = await sourceParser(grammar);
    tell(id, "parsed", (request) => parse(print(id, request)).errors.length > 0);
  }
  return found;
}

function isSendable(request: ApiRequest): boolean {
  return sendability(request).every(({ reason }) => reason === "file");
}

function isAsked({ id }: Runner): boolean {
  return options.only?.split(",").includes(id) ?? true;
}

function isInstalled({ probe: [program, ...parameters] }: Runner): boolean {
  return spawnSync(program, parameters).status === 0;
}

function logged(failure: string): void {
  if (failure !== "") console.log(failure);
}

function print(language: string, request: ApiRequest): string {
  return CODE_SAMPLES.find(({ id }) => id === language)?.print(request) ?? "";
}
