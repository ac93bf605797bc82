import { expect, test, vi } from "vitest";
import { type Arrival, BODY_LIMIT_BYTES, type Exchange, exchange } from "./exchange.ts";
import type { Network } from "./network.ts";

const URL_ = "https://api.example/parcels";

function network(changes: Partial<Network> = {}): Network {
  return {
    pageUrl: "https://docs.example/page",
    isOnline: () => true,
    probe: async () => false,
    watchPolicy: () => ({ hasBlocked: async () => false, stop: () => {} }),
    ...changes,
  };
}

/** Runs an exchange in which what is not given is as usual. */
function run(changes: Partial<Exchange>) {
  return exchange({
    url: URL_,
    init: { method: "GET" },
    fetch: async () => new Response("hello"),
    network: network(),
    timeoutMs: 1000,
    cancel: new AbortController().signal,
    onArrival: () => {},
    ...changes,
  });
}

/** Never answers, and does not heed the signal either. */
const silent = () => new Promise<Response>(() => {});

test("API-05 an answer has status, headers, body and size", async () => {
  const arrivals: Arrival[] = [];
  const outcome = await run({
    fetch: async () =>
      new Response('{"id":9007199254740993}', {
        status: 201,
        headers: { "Content-Type": "application/json", ETag: '"1"' },
      }),
    onArrival: (arrival) => arrivals.push(arrival),
  });
  if (outcome.kind !== "answer") throw new Error("no answer");
  const { answer } = outcome;
  expect(answer).toMatchObject({ status: 201, bytes: 23, end: "complete" });
  expect(answer.headers).toContainEqual({ name: "etag", value: '"1"' });
  expect(await answer.body.text()).toBe('{"id":9007199254740993}');
  expect(answer.totalMs).toBeGreaterThanOrEqual(answer.headMs);
  expect(arrivals[0]).toMatchObject({ status: 201, bytes: 0 });
});

test("a request carries no cookie, is not cached and follows no redirect", async () => {
  const sent = vi.fn(async (_request: Request) => new Response());
  await run({ fetch: sent, init: { method: "PUT", body: "x", headers: { "X-Key": "1" } } });
  const request = sent.mock.calls[0]?.[0];
  expect(request).toMatchObject({
    method: "PUT",
    credentials: "omit",
    redirect: "manual",
    cache: "no-store",
  });
  expect(request?.headers.get("X-Key")).toBe("1");
});

test("a redirect is a failure of its own", async () => {
  const redirect = Object.defineProperty(Response.error(), "type", { value: "opaqueredirect" });
  const outcome = await run({ fetch: async () => redirect });
  expect(outcome).toEqual({ kind: "failure", failure: { kind: "redirect" } });
});

test("Cancel ends it at once, though the request goes on", async () => {
  const cancel = new AbortController();
  const outcome = run({ fetch: silent, cancel: cancel.signal });
  cancel.abort();
  expect(await outcome).toEqual({ kind: "failure", failure: { kind: "cancelled" } });
});

test("no answer in time is a timeout", async () => {
  const outcome = await run({ fetch: silent, timeoutMs: 20 });
  expect(outcome).toEqual({ kind: "failure", failure: { kind: "timeout", seconds: 0.02 } });
});

test("what had arrived before Cancel is kept", async () => {
  const cancel = new AbortController();
  const outcome = await run({
    cancel: cancel.signal,
    fetch: async () => new Response(streamOf(["begin", null])),
    onArrival: ({ bytes }) => bytes > 0 && cancel.abort(),
  });
  expect(outcome).toMatchObject({ kind: "answer", answer: { end: "cancelled", bytes: 5 } });
});

test("a connection that breaks off leaves what had arrived", async () => {
  const outcome = await run({ fetch: async () => new Response(streamOf(["begin", "error"])) });
  expect(outcome).toMatchObject({ kind: "answer", answer: { end: "broken", bytes: 5 } });
});

test("F59 no more than the limit is read", async () => {
  const piece = new Uint8Array(30_000_000);
  let pulled = 0;
  const endless = new ReadableStream({
    pull(controller) {
      pulled += 1;
      controller.enqueue(piece);
    },
  });
  const outcome = await run({ fetch: async () => new Response(endless), timeoutMs: 10_000 });
  expect(outcome).toMatchObject({
    kind: "answer",
    answer: { end: "capped", bytes: BODY_LIMIT_BYTES },
  });
  expect(pulled).toBeLessThan(7);
});

test("an event stream outlives the timeout and shows what has come so far", async () => {
  const cancel = new AbortController();
  let text = "";
  const outcome = run({
    cancel: cancel.signal,
    timeoutMs: 150,
    fetch: async () =>
      new Response(streamOf(["data: 1\n\n", "data: 2\n\n", null]), {
        headers: { "Content-Type": "text/event-stream" },
      }),
    onArrival: (arrival) => {
      text = arrival.liveText;
    },
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(text).toBe("data: 1\n\ndata: 2\n\n");
  cancel.abort();
  expect(await outcome).toMatchObject({ kind: "answer", answer: { end: "cancelled" } });
});

test("an address that must not be used is not tried", async () => {
  const sent = vi.fn(async () => new Response());
  const outcome = await run({ fetch: sent, url: "http://api.example/" });
  expect(outcome).toMatchObject({ failure: { kind: "mixed-content" } });
  expect(sent).not.toHaveBeenCalled();
});

test("what fetch throws is diagnosed, and Cancel ends the diagnosis", async () => {
  const fetch = () => Promise.reject(new TypeError("Failed to fetch"));
  expect(await run({ fetch })).toMatchObject({ failure: { kind: "unreachable" } });
  const cancel = new AbortController();
  const probe = () => {
    cancel.abort();
    return new Promise<boolean>(() => {});
  };
  const outcome = run({ fetch, cancel: cancel.signal, network: network({ probe }) });
  expect(await outcome).toMatchObject({ failure: { kind: "cancelled" } });
});

/** Yields the texts; `null` hangs, "error" breaks. */
function streamOf(steps: readonly (string | null)[]): ReadableStream<Uint8Array> {
  const rest = [...steps];
  return new ReadableStream({
    async pull(controller) {
      const step = rest.shift();
      if (step === null) return new Promise(() => {});
      if (step === undefined) return controller.close();
      if (step === "error") return controller.error(new TypeError("network error"));
      controller.enqueue(new TextEncoder().encode(step));
    },
  });
}
