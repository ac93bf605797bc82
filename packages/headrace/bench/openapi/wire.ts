/**
 * Sends operations with random parameters, bodies and values to an echo server: as the page fills
 * them in, as the console's form opens, and by each sample whose runtime is installed; and compares
 * what arrives with what the specification's tables say. Usage: bench/README.md.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildRequest } from "../../src/api/request/build-request.ts";
import { RequestError } from "../../src/api/request/request-error.ts";
import { toFetch } from "../../src/api/request/to-fetch.ts";
import { exampleValues } from "../../src/api/values/example-values.ts";
import { assemble } from "../../src/console/form/assemble.ts";
import { initialForm } from "../../src/console/form/form-state.ts";
import type { Operation } from "../../src/model/api.ts";
import { callable } from "../../src/model/api-console.ts";
import type { ApiRequest } from "../../src/model/api-request.ts";
import { loadDescription } from "../../src/sources/openapi/load-description.ts";
import { type EchoServer, startEchoServer } from "../../test/samples/echo-server.ts";
import { RUNNERS, runAll } from "../../test/samples/run-languages.ts";
import { runCurl, runNodejs } from "../../test/samples/run-samples.ts";
import { type SentRequest, sentRequest } from "../../test/samples/sent-request.ts";
import { printTable } from "../report.ts";
import { describeOperations } from "./wire/description.ts";
import { type ExpectedRequest, expectedRequest } from "./wire/oracle.ts";
import { randomOperations, type WireOperation } from "./wire/random-operations.ts";

const { values: options } = parseArgs({
  options: {
    seed: { type: "string", default: "1" },
    operations: { type: "string", default: "60" },
    /** Languages beside curl and axios, with commas; default: all that are installed. */
    languages: { type: "string" },
  },
});

/** An operation as it was made up, and its request; or why there is none. */
interface Case {
  wire: WireOperation;
  request: ApiRequest | string;
  /** As the console's form opens. */
  typed: ApiRequest | string;
}

const echo = await startEchoServer();
const rows: string[][] = [];
try {
  const cases = await readCases(echo.origin);
  await compare(cases, echo);
} finally {
  await echo.close();
}
printTable(["by", "requests", "different"], rows);
process.exitCode = rows.some(([, , different]) => different !== "0") ? 1 : 0;

async function readCases(origin: string): Promise<Case[]> {
  const made = randomOperations(Number(options.seed), Number(options.operations));
  const folder = mkdtempSync(join(tmpdir(), "wire-"));
  writeFileSync(join(folder, "api.json"), describeOperations(made));
  const { description, diagnostics } = await loadDescription(folder, "api.json");
  rmSync(folder, { recursive: true });
  for (const { message } of diagnostics.slice(0, 3)) console.log(message);
  const operations = description?.families.flatMap((family) => family.operations) ?? [];
  return made.map((wire, index) => {
    const operation = operations.find(({ path }) => path === wire.path);
    if (!operation) return { wire, request: "no page", typed: "no page" };
    const servers = [{ url: `${origin}/${index}`, description: "", variables: {} }];
    return { wire, ...requestsOf({ ...operation, servers }) };
  });
}

function requestsOf(operation: Operation): Pick<Case, "request" | "typed"> {
  const data = { operation: callable(operation), securitySchemes: {}, accept: "*/*" };
  const { request: typed, problems } = assemble(data, initialForm(data, false), []);
  const said = problems.map(({ message }) => message).join(" ");
  try {
    const request = buildRequest(data.operation, exampleValues(operation, { accept: "*/*" }));
    return { request, typed: typed ?? said };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return {
      request: error.problems.map(({ message }) => message).join(" "),
      typed: typed ?? said,
    };
  }
}

async function compare(cases: readonly Case[], { take }: EchoServer): Promise<void> {
  const able = cases.flatMap(({ wire, request }, index) =>
    typeof request === "string" ? [] : [{ wire, request, index }],
  );
  const requests = able.map(({ request }) => request);
  const arrived = () =>
    able.map(({ index }) => {
      const [one] = take(index).map(sentRequest);
      return one;
    });
  tell(
    "made",
    cases.flatMap(({ wire, request, typed }) => {
      if (JSON.stringify(request) === JSON.stringify(typed) && typeof request !== "string")
        return [];
      return [`${JSON.stringify(request)}\n  form ${JSON.stringify(typed)}\n  ${shown(wire)}`];
    }),
    cases.length,
  );
  for (const request of requests) {
    const { url, init } = toFetch(request);
    await (await fetch(url, init)).arrayBuffer();
  }
  const sent = arrived();
  tell(
    "by the specification",
    able.flatMap(({ wire }, at) => {
      const difference = differenceOf(sent[at], expectedRequest(wire));
      return difference === "" ? [] : [`${difference}\n  ${shown(wire)}`];
    }),
    able.length,
  );
  const compareSample = (name: string, received: (SentRequest | undefined)[], asked = requests) =>
    tell(
      name,
      asked.flatMap((request) => {
        const at = requests.indexOf(request);
        const [one, other] = [sent[at], received[at]].map((it) => JSON.stringify(it));
        return one === other ? [] : [`fetch ${one}\n  sent  ${other}`];
      }),
      asked.length,
    );
  await runCurl(requests);
  compareSample("curl", arrived());
  await runNodejs(requests);
  compareSample("nodejs", arrived());
  for (const runner of RUNNERS) {
    if (options.languages !== undefined && !options.languages.split(",").includes(runner.id))
      continue;
    const [program, ...parameters] = runner.probe;
    if (spawnSync(program, parameters).status !== 0) continue;
    const asked = requests.filter(runner.canSend);
    const failure = await runAll(runner, asked);
    if (failure !== "") console.log(failure);
    compareSample(runner.id, arrived(), asked);
  }
}

function shown({ method, parameters, body }: WireOperation): string {
  const print = (_: string, value: unknown) => (typeof value === "bigint" ? `${value}n` : value);
  return JSON.stringify({ method, parameters, body }, print);
}

function tell(name: string, differences: readonly string[], all: number): void {
  for (const one of differences) console.log(`${name}: ${one}`);
  rows.push([name, String(all), String(differences.length)]);
}

/** "" where nothing differs. */
function differenceOf(sent: SentRequest | undefined, expected: ExpectedRequest): string {
  if (!sent) return "nothing arrived";
  const pairs: [string, unknown, unknown][] = [
    ["path", sent.path, expected.path],
    ...Object.entries(expected.headers).map(([name, value]): [string, unknown, unknown] => [
      name,
      sent.headers[name],
      value,
    ]),
  ];
  if (expected.body !== null) pairs.push(["body", bodyOf(sent), bodyText(expected.body)]);
  return pairs
    .filter(([, one, other]) => one !== other)
    .map(([name, one, other]) => `${name}\n  sent     ${one}\n  expected ${other}`)
    .join("\n");
}

function bodyText(body: NonNullable<ExpectedRequest["body"]>): string {
  return typeof body === "string" ? body : JSON.stringify(body);
}

/** As text; of a form the names and texts of its parts. */
function bodyOf({ body }: SentRequest): string {
  const utf8 = (text: string) => Buffer.from(text, "latin1").toString("utf8");
  if (typeof body === "string") return utf8(body);
  return JSON.stringify(
    body.map(({ headers, content }) => ({
      name: utf8(/name="([^"]*)"/.exec(headers["content-disposition"] ?? "")?.[1] ?? ""),
      content: utf8(content),
    })),
  );
}
