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
import { printTable } from "../report.ts";
import { provideKotlin, provideUnirest } from "./java-libraries.ts";
import { readRequests } from "./requests.ts";

const { values: options, positionals: files } = parseArgs({
  options: { operations: { type: "string", default: "20" } },
  allowPositionals: true,
});

/** Samples that the grammar of an editor reads. */
const GRAMMARS = ["go", "php", "python", "ruby", "rust", "powershell"] as const;

provideKotlin();
provideUnirest();
const echo = await startEchoServer();
const rows: string[][] = [];
for (const file of files) rows.push(...(await prove(resolve(file), echo)));
printTable(["description", "language", "how", "samples", "wrong"], rows);
process.exitCode = rows.some((row) => row[4] !== "0") ? 1 : 0;
await echo.close();

async function prove(file: string, { origin, take }: EchoServer): Promise<string[][]> {
  const { made } = await readRequests(file, { count: Number(options.operations), origin });
  const requests = made.filter((one) => typeof one !== "string").filter(isSendable);
  // Numbers of those that are left: what arrived is taken by them.
  const numbers = requests.map(({ url }) => Number(new URL(url).pathname.split("/")[1]));
  const arrived = () => numbers.map((number) => JSON.stringify(take(number).map(sentRequest)));
  for (const request of requests) {
    const { url, init } = toFetch(request);
    await (await fetch(url, init)).arrayBuffer();
  }
  const sent = arrived();
  const ran = async (run: () => Promise<unknown>, can: Runner["canSend"] = () => true) => {
    await run();
    const received = arrived();
    const wrong = received.filter((text, index) => {
      const request = requests[index];
      return request && can(request) && text !== sent[index];
    });
    return wrong.length;
  };
  const found: string[][] = [];
  const tell = (language: string, how: string, wrong: number) =>
    found.push([basename(file), language, how, String(requests.length), String(wrong)]);
  tell("curl", "run", await ran(() => runCurl(requests)));
  tell("nodejs", "run", await ran(() => runNodejs(requests)));
  for (const runner of RUNNERS.filter(isInstalled)) {
    const able = requests.filter(runner.canSend);
    tell(
      runner.id,
      "run",
      await ran(async () => logged(await runAll(runner, able)), runner.canSend),
    );
  }
  for (const id of GRAMMARS) tell(id, "parsed", count(id, requests, await parsesWithoutErrors(id)));
  for (const [id, grammar] of [["csharp", "c-sharp"] as const, ["java", "java"] as const]) {
    const parse = await sourceParser(grammar);
    tell(
      id,
      "parsed",
      count(id, requests, (text) => parse(text).errors.length === 0),
    );
  }
  return found;
}

function isSendable(request: ApiRequest): boolean {
  return sendability(request).every(({ reason }) => reason === "file");
}

function isInstalled({ probe: [program, ...parameters] }: Runner): boolean {
  return spawnSync(program, parameters).status === 0;
}

function logged(failure: string): void {
  if (failure !== "") console.log(failure);
}

/** How many samples of a language are none of it. */
function count(
  language: string,
  requests: readonly ApiRequest[],
  isRight: (text: string) => boolean,
): number {
  const sample = CODE_SAMPLES.find(({ id }) => id === language);
  return requests.filter((request) => !isRight(sample?.print(request) ?? "")).length;
}
