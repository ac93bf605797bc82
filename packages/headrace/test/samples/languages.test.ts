/** Samples of further languages: run where their runtime is installed, and parsed where a grammar is. */
import { spawnSync } from "node:child_process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toFetch } from "../../src/api/request/to-fetch.ts";
import { CODE_SAMPLES } from "../../src/api/samples/samples.ts";
import type { ApiRequest } from "../../src/model/api-request.ts";
import { type EchoServer, startEchoServer } from "./echo-server.ts";
import { RUNNERS, runAll } from "./run-languages.ts";
import { sampleRequests } from "./sample-requests.ts";
import { sendPowershell } from "./send-powershell.ts";
import { sentRequest } from "./sent-request.ts";
import { parsesWithoutErrors } from "./string-literals.ts";

let server: EchoServer;
beforeAll(async () => {
  server = await startEchoServer();
});
afterAll(() => server.close());

function arrived(requests: ApiRequest[]) {
  return requests.map((_, index) => server.take(index).map(sentRequest));
}

describe.each(RUNNERS)("API-04 $id samples", (runner) => {
  const isThere = spawnSync(runner.probe[0], runner.probe.slice(1)).status === 0;

  it.runIf(isThere)("send what fetch sends", { timeout: 240_000 }, async () => {
    const requests = sampleRequests(server.origin).filter(runner.canSend);
    for (const request of requests) {
      const { url, init } = toFetch(request);
      await (await fetch(url, init)).arrayBuffer();
    }
    const sent = arrived(requests);
    const failures = await runAll(runner, requests);
    const received = arrived(requests);
    expect(failures).toBe("");
    requests.forEach((request, index) => {
      expect.soft(received[index], JSON.stringify(request)).toEqual(sent[index]);
    });
  });
});

describe.each([
  ["go", "go"],
  ["php", "php"],
  ["python", "python"],
  ["ruby", "ruby"],
  ["rust", "rust"],
  ["powershell", "powershell"],
] as const)("API-04 %s samples", (id, grammar) => {
  it("are in the grammar of the language", async () => {
    const parse = await parsesWithoutErrors(grammar);
    const sample = CODE_SAMPLES.find((one) => one.id === id);
    for (const request of sampleRequests("https://api.example.com")) {
      const source = sample?.print(request) ?? "";
      expect.soft(parse(source), source).toBe(true);
    }
  });
});

describe("API-04 powershell samples", () => {
  it("say the request that fetch sends", async () => {
    const requests = sampleRequests(server.origin);
    await sendPowershell(requests);
    const said = arrived(requests);
    for (const request of requests) {
      const { url, init } = toFetch(request);
      await (await fetch(url, init)).arrayBuffer();
    }
    const sent = arrived(requests);
    requests.forEach((request, index) => {
      expect.soft(said[index], JSON.stringify(request)).toEqual(sent[index]);
    });
  });
});
