/**
 * Sends operations of API descriptions that others wrote to an echo server, as the console does and
 * by their curl samples, and compares what arrives. Usage: bench/README.md.
 */
import { basename, resolve } from "node:path";
import { parseArgs } from "node:util";
import { sendability } from "../../src/api/request/sendability.ts";
import { toFetch } from "../../src/api/request/to-fetch.ts";
import { type EchoServer, startEchoServer } from "../../test/samples/echo-server.ts";
import { runCurl } from "../../test/samples/run-samples.ts";
import { sentRequest } from "../../test/samples/sent-request.ts";
import { printTable } from "../report.ts";
import { readRequests } from "./requests.ts";

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
  const { total, chosen, made } = await readRequests(file, {
    count: Number(options.operations),
    origin,
  });
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
  const figures = [total, count, different, failed.length, blocked.length];
  return [basename(file), ...figures.map(String)];
}
