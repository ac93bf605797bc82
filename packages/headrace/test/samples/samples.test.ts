import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { toFetch } from "../../src/api/request/to-fetch.ts";
import type { ApiRequest } from "../../src/model/api-request.ts";
import { type EchoServer, startEchoServer } from "./echo-server.ts";
import { runCurl, runNodejs } from "./run-samples.ts";
import { sampleRequests } from "./sample-requests.ts";
import { type SentRequest, sentRequest } from "./sent-request.ts";

let server: EchoServer;
beforeAll(async () => {
  server = await startEchoServer();
});
afterAll(() => server.close());

/** What arrived of each request, in their order; "nothing" or several where it went wrong. */
function arrived(requests: ApiRequest[]): (SentRequest | string)[] {
  return requests.map((_, index) => {
    const received = server.take(index).map(sentRequest);
    return received.length === 1 && received[0] ? received[0] : `${received.length} requests`;
  });
}

async function sendAll(requests: ApiRequest[]): Promise<(SentRequest | string)[]> {
  for (const request of requests) {
    const { url, init } = toFetch(request);
    await (await fetch(url, init)).arrayBuffer();
  }
  return arrived(requests);
}

describe("API-05 curl and axios send what fetch sends", () => {
  it("for hostile strings in every kind of body", { timeout: 60_000 }, async () => {
    const requests = sampleRequests(server.origin);
    const sent = await sendAll(requests);
    await runCurl(requests);
    const byCurl = arrived(requests);
    await runNodejs(requests);
    const byAxios = arrived(requests);
    requests.forEach((request, index) => {
      expect.soft(byCurl[index], `curl: ${JSON.stringify(request)}`).toEqual(sent[index]);
      expect.soft(byAxios[index], `axios: ${JSON.stringify(request)}`).toEqual(sent[index]);
    });
  });
});
