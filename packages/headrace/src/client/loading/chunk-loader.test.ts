import { expect, test, vi } from "vitest";
import { createNavBranches } from "../navigation/nav-branches.ts";
import { sampleChunk } from "../testing/sample-chunk.ts";
import { createChunkLoader } from "./chunk-loader.ts";

function setUp(answer: (url: string) => Response | Promise<Response>, capacity?: number) {
  const fetch = vi.fn(async (input: RequestInfo | URL, _init?: RequestInit) =>
    answer(String(input)),
  );
  const branches = createNavBranches({ baseUrl: "/docs/", fetch });
  const options = { baseUrl: "/docs/", fetch, branches };
  return { fetch, loader: createChunkLoader(capacity ? { ...options, capacity } : options) };
}

/** Answers each chunk file under /docs/. */
function chunkAt(url: string): Response {
  return Response.json(sampleChunk(url.replace(/^\/docs|\.page\.json$/g, "")));
}

test("CONST-05 loads the chunk file beside the page's HTML, under the base URL", async () => {
  const { fetch, loader } = setUp(chunkAt);
  expect(await loader.load("/release/6-9")).toEqual({
    status: "loaded",
    chunk: sampleChunk("/release/6-9"),
    length: JSON.stringify(sampleChunk("/release/6-9")).length,
  });
  expect(fetch).toHaveBeenCalledExactlyOnceWith("/docs/release/6-9.page.json", {
    priority: "high",
    cache: "default",
    signal: expect.any(AbortSignal),
  });
});

test("a page being loaded or in memory is not requested again", async () => {
  const { fetch, loader } = setUp(chunkAt);
  const prefetch = loader.load("/faq", "low");
  const click = loader.load("/faq");
  expect(loader.peek("/faq")).toBeUndefined();
  expect(await click).toEqual(await prefetch);
  await loader.load("/faq");
  expect(fetch).toHaveBeenCalledOnce();
  expect(loader.peek("/faq")).toEqual(sampleChunk("/faq"));
});

test("memory is bounded: the least recently used chunk goes first", async () => {
  const { fetch, loader } = setUp(chunkAt, 2);
  await loader.load("/a");
  await loader.load("/b");
  await loader.load("/a");
  await loader.load("/c");
  expect(["/a", "/b", "/c"].map((route) => loader.peek(route) !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
  expect(fetch).toHaveBeenCalledTimes(3);
});

test("clear() forgets what is in memory", async () => {
  const { loader } = setUp(chunkAt);
  await loader.load("/a");
  loader.clear();
  expect(loader.peek("/a")).toBeUndefined();
});

test.each([
  ["404", () => new Response("gone", { status: 404 })],
  ["HTML in place of JSON", () => new Response("<!doctype html><p>Welcome", { status: 200 })],
  ["JSON that is no chunk", () => Response.json({ client: "client-1", page: null })],
])("STATE-02 %s: the chunk is missing", async (_, answer) => {
  const { loader } = setUp(answer);
  expect((await loader.load("/a")).status).toBe("missing");
});

test("ERR-01 no connection: unreachable, with the error's own text", async () => {
  const { loader } = setUp(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(await loader.load("/a")).toEqual({ status: "unreachable", message: "Failed to fetch" });
});

test("an error of the server counts as unreachable", async () => {
  const { loader } = setUp(() => new Response("", { status: 503, statusText: "Busy" }));
  expect(await loader.load("/a")).toEqual({
    status: "unreachable",
    message: "/docs/a.page.json: 503 Busy",
  });
});

test("REDIR-03 the chunk of an old address tells the new one", async () => {
  const { loader } = setUp(() => Response.json({ movedTo: "/new" }));
  expect(await loader.load("/old")).toEqual({ status: "moved", route: "/new" });
});

test("an old address that leads to another site is left to its document", async () => {
  const { loader } = setUp(() => Response.json({ movedTo: "https://elsewhere.example/new" }));
  expect((await loader.load("/old")).status).toBe("missing");
});

test("a failure is not remembered", async () => {
  let isUp = false;
  const { loader } = setUp((url) => (isUp ? chunkAt(url) : Promise.reject(new Error("down"))));
  expect((await loader.load("/a")).status).toBe("unreachable");
  isUp = true;
  expect((await loader.load("/a")).status).toBe("loaded");
});
