/**
 * Sends operations of API descriptions that others wrote to an echo server, as the console does and
 * by their curl samples, and compares what arrives. Usage: bench/README.md.
 */
import { basename, dirname, resolve } from "node:path";
import { parseArgs } from "node:util";
import { buildRequest } from "../src/api/request/build-request.ts";
import { RequestError } from "../src/api/request/request-error.ts";
import { sendability } from "../src/api/request/sendability.ts";
import { toFetch } from "../src/api/request/to-fetch.ts";
import { exampleValues } from "../src/api/values/example-values.ts";
import type { Operation } from "../src/model/api.ts";
import type { ApiFile, ApiRequest } from "../src/model/api-request.ts";
import { loadDescription } from "../src/sources/openapi/load-description.ts";
import { type EchoServer, startEchoServer } from "../test/samples/echo-server.ts";
import { runCurl } from "../test/samples/run-samples.ts";
import { sentRequest } from "../test/samples/sent-request.ts";
import { printTable } from "./report.ts";

const { values: options, positionals: files } = parseArgs({
  options: { operations: { type: "string", default: "20" } },
  allowPositionals: true,
});
const echo = await startEchoServer();
const rows: string[][] = [];
for (const file of files) rows.push(await compare(resolve(file), echo));
printTable(["description", "operations", "compared", "different", "not made", "no browser"], rows);
await echo.close();

/** One description; prints each request that differs. */
async function compare(file: string, { origin, take }: EchoServer): Promise<string[]> {
  const { description } = await loadDescription(dirname(file), basename(file));
  const all = description?.families.flatMap(({ operations }) => operations) ?? [];
  const chosen = spread(all, Number(options.operations));
  const made = chosen.map((operation, index) => requestOf(operation, `${origin}/${index}`));
  const requests = made.map((one) => (typeof one === "string" ? null : one));
  const blocked = requests.filter(
    (request) => request && sendability(request).some(({ reason }) => reason !== "file"),
  );
  const sendable = requests.map((one) => (one && !blocked.includes(one) ? one : null));
  const arrived = (index: number) => take(index).map(sentRequest);
  const byFetch: unknown[] = [];
  for (const [index, request] of sendable.entries()) {
    if (request) {
      const { url, init } = toFetch(request);
      await (await fetch(url, init)).arrayBuffer();
    }
    byFetch.push(arrived(index));
  }
  for (const request of sendable) if (request) await runCurl([request]);
  let different = 0;
  for (const [index, request] of sendable.entries()) {
    const [one, other] = [byFetch[index], arrived(index)].map((sent) => JSON.stringify(sent));
    if (!request || one === other) continue;
    different += 1;
    console.log(`${chosen[index]?.id}\n  console ${one}\n  curl    ${other}`);
  }
  const failed = made.filter((one) => typeof one === "string");
  for (const reason of failed.slice(0, 5)) console.log(`not made: ${String(reason)}`);
  const count = sendable.filter(Boolean).length;
  const figures = [all.length, count, different, failed.length, blocked.length];
  return [basename(file), ...figures.map(String)];
}

function spread(operations: readonly Operation[], count: number): Operation[] {
  const step = Math.max(1, operations.length / count);
  const length = Math.min(count, operations.length);
  return Array.from({ length }, (_, index) => operations[Math.floor(index * step)]).filter(
    (operation) => operation !== undefined,
  );
}

/** The request with every parameter; or why there is none. */
function requestOf(operation: Operation, server: string): ApiRequest | string {
  try {
    const values = { ...exampleValues(operation, { optional: true }), server, serverVariables: {} };
    const request = buildRequest(operation, values);
    return withFiles(request);
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return `${operation.id}: ${error.problems.map(({ message }) => message).join(" ")}`;
  }
}

/** Files that a reader would choose. */
function withFiles(request: ApiRequest): ApiRequest {
  const { body } = request;
  const filled = (file: ApiFile): ApiFile => ({ ...file, content: new Blob(["a;b\r\n\u00e9"]) });
  if (body.kind === "file") return { ...request, body: { ...body, file: filled(body.file) } };
  if (body.kind !== "multipart") return request;
  const parts = body.parts.map((part) =>
    part.kind === "file" ? { ...part, file: filled(part.file) } : part,
  );
  return { ...request, body: { ...body, parts } };
}
