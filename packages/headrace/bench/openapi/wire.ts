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
import { assemble, filledCredentials, shownCredentials } from "../../src/console/form/assemble.ts";
import { NO_SECRET } from "../../src/console/form/credentials.ts";
import { initialForm } from "../../src/console/form/form-state.ts";
import { createConsoleSession } from "../../src/console/session.ts";
import { type ConsoleOperation, callable } from "../../src/model/api-console.ts";
import type { ApiRequest } from "../../src/model/api-request.ts";
import { loadDescription } from "../../src/sources/openapi/load-description.ts";
import { type EchoServer, startEchoServer } from "../../test/samples/echo-server.ts";
import { RUNNERS, type Runner, runAll } from "../../test/samples/run-languages.ts";
import { runCurl, runNodejs } from "../../test/samples/run-samples.ts";
import { sendPowershell } from "../../test/samples/send-powershell.ts";
import { type SentRequest, sentRequest } from "../../test/samples/sent-request.ts";
import { printTable } from "../report.ts";
import { CSHARP, provideDotnet } from "./csharp-runner.ts";
import { provideKotlin, provideUnirest } from "./java-libraries.ts";
import { describeOperations } from "./wire/description.ts";
import { withFileNames } from "./wire/file-names.ts";
import { type ExpectedPart, type ExpectedRequest, expectedRequest } from "./wire/oracle.ts";
import { randomApi } from "./wire/random-operations.ts";
import type { WireOperation, WireScheme } from "./wire/wire-types.ts";

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
  schemes: WireScheme[];
  /** As the page shows it, and as the console's form opens: with placeholders for credentials. */
  request: ApiRequest | string;
  typed: ApiRequest | string;
  /** With the credentials that a reader fills in, in one of the ways that are open. */
  filled: ApiRequest | string;
}

const isAsked = (id: string) => options.languages?.split(",").includes(id) ?? true;
if (isAsked("kotlin")) provideKotlin();
if (isAsked("java")) provideUnirest();
if (isAsked("csharp")) provideDotnet();
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
  const made = randomApi(Number(options.seed), Number(options.operations));
  const folder = mkdtempSync(join(tmpdir(), "wire-"));
  writeFileSync(join(folder, "api.json"), describeOperations(made));
  const { description, diagnostics } = await loadDescription(folder, "api.json");
  rmSync(folder, { recursive: true });
  for (const { message } of diagnostics.slice(0, 3)) console.log(message);
  const operations = description?.families.flatMap((family) => family.operations) ?? [];
  const securitySchemes = description?.securitySchemes ?? {};
  return made.operations.map((wire, index) => {
    const names = wire.security?.alternatives[wire.security.chosen] ?? [];
    const schemes = names.flatMap((name) => made.schemes.filter((one) => one.name === name));
    const operation = operations.find(({ path }) => path === wire.path);
    const none = "no page";
    if (!operation) return { wire, schemes, request: none, typed: none, filled: none };
    const servers = [{ url: `${origin}/${index}`, description: "", variables: {} }];
    const called = callable({ ...operation, servers }, securitySchemes);
    const data = { operation: called, securitySchemes, accept: "*/*" };
    return { wire, schemes, ...requestsOf(data, wire, schemes) };
  });
}

function requestsOf(
  data: ConsoleOperation,
  { body, security }: WireOperation,
  schemes: readonly WireScheme[],
): Pick<Case, "request" | "typed" | "filled"> {
  const mediaType = body ? { mediaType: body.type } : {};
  const form = { ...initialForm(data, false), bodyType: body?.type ?? null };
  const { credentials } = createConsoleSession({ get: () => null, set() {}, remove() {} });
  const store = credentials(data.operation.servers);
  for (const { name, value, username } of schemes)
    store.set(name, { ...NO_SECRET, value, username });
  const chosen = { ...form, requirement: security?.chosen ?? 0 };
  return {
    request: pageRequest(data, mediaType),
    typed: typedRequest(data, form, shownCredentials(data, form.requirement)),
    filled: withFileNames(
      typedRequest(data, chosen, filledCredentials(data, chosen.requirement, store)),
      data.operation.id,
    ),
  };
}

function typedRequest(...filled: Parameters<typeof assemble>): ApiRequest | string {
  const { request, problems } = assemble(...filled);
  return request ?? problems.map(({ message }) => message).join(" ");
}

function pageRequest(
  { operation, securitySchemes, accept }: ConsoleOperation,
  mediaType: { mediaType?: string },
): ApiRequest | string {
  try {
    const values = exampleValues(operation, { accept, securitySchemes, ...mediaType });
    return buildRequest(operation, values);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return error.problems.map(({ message }) => message).join(" ");
  }
}

async function compare(cases: readonly Case[], { take }: EchoServer): Promise<void> {
  const able = cases.flatMap(({ wire, schemes, filled }, index) =>
    typeof filled === "string" ? [] : [{ wire, schemes, request: filled, index }],
  );
  const requests = able.map(({ request }) => request);
  const arrived = () =>
    able.map(({ index }) => {
      const [one] = take(index).map(sentRequest);
      return one;
    });
  tell(
    "made",
    cases.flatMap(({ wire, request, typed, filled }) => {
      const isMade = typeof request !== "string" && typeof filled !== "string";
      if (isMade && JSON.stringify(request) === JSON.stringify(typed)) return [];
      const made = isMade ? typed : filled;
      return [`${JSON.stringify(request)}\n  form ${JSON.stringify(made)}\n  ${shown(wire)}`];
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
    able.flatMap(({ wire, schemes }, at) => {
      const difference = differenceOf(sent[at], expectedRequest(wire, schemes));
      return difference === "" ? [] : [`${difference}\n  ${shown(wire)}`];
    }),
    able.length,
  );
  const compareSample = (
    name: string,
    { canSend, sortsParts }: Partial<Pick<Runner, "canSend" | "sortsParts">> = {},
  ) => {
    const received = arrived();
    const asked = requests.filter((request) => canSend?.(request) ?? true);
    const print = (one: SentRequest | undefined) =>
      JSON.stringify(one && sortsParts ? byName(one) : one);
    tell(
      name,
      asked.flatMap((request) => {
        const at = requests.indexOf(request);
        const [one, other] = [sent[at], received[at]].map(print);
        return one === other ? [] : [`fetch ${one}\n  sent  ${other}`];
      }),
      asked.length,
    );
  };
  await runCurl(requests);
  compareSample("curl");
  await runNodejs(requests);
  compareSample("nodejs");
  // What `fetch` can't send can't be sent in the place of PowerShell.
  const fetching = RUNNERS.find(({ id }) => id === "fetch") ?? CSHARP;
  await sendPowershell(requests.filter(fetching.canSend));
  compareSample("powershell, read", { canSend: fetching.canSend });
  for (const runner of [...RUNNERS, CSHARP]) {
    const [program, ...parameters] = runner.probe;
    if (!isAsked(runner.id) || spawnSync(program, parameters).status !== 0) continue;
    const failure = await runAll(runner, requests.filter(runner.canSend));
    if (failure !== "") console.log(failure);
    compareSample(runner.id, runner);
  }
}

/** With the parts of a form in the order of their names. */
function byName(request: SentRequest): SentRequest {
  if (typeof request.body === "string") return request;
  const nameOf = ({ headers }: (typeof request.body)[number]) =>
    / name="[^"]*"/.exec(headers["content-disposition"] ?? "")?.[0] ?? "";
  const body = [...request.body].sort(
    (a, b) => Number(nameOf(a) > nameOf(b)) - Number(nameOf(a) < nameOf(b)),
  );
  return { ...request, body };
}

function shown({ method, parameters, body, security }: WireOperation): string {
  const print = (_: string, value: unknown) => (typeof value === "bigint" ? `${value}n` : value);
  return JSON.stringify({ method, parameters, body, security }, print);
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
  pairs.push(["body", bodyOf(sent), bodyText(expected.body)]);
  return pairs
    .filter(([, one, other]) => one !== other)
    .map(([name, one, other]) => `${name}\n  sent     ${one}\n  expected ${other}`)
    .join("\n");
}

function bodyText(body: ExpectedRequest["body"]): string {
  return typeof body === "string" ? body : JSON.stringify(body);
}

/** As text; of a form the names, texts and types of its parts. */
function bodyOf({ body }: SentRequest): string {
  const utf8 = (text: string) => Buffer.from(text, "latin1").toString("utf8");
  if (typeof body === "string") return utf8(body);
  return JSON.stringify(
    body.map(({ headers, content }): ExpectedPart => {
      const disposition = headers["content-disposition"] ?? "";
      return {
        name: utf8(/ name="([^"]*)"/.exec(disposition)?.[1] ?? ""),
        content: utf8(content),
        type: headers["content-type"] ?? "",
        isFile: disposition.includes("; filename="),
      };
    }),
  );
}
