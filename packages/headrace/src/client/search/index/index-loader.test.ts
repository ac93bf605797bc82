import { describe, expect, test, vi } from "vitest";
import { createIndexLoader } from "./index-loader.ts";

const BASE = "https://docs.example/docs/";
const ALL = {
  version: "current",
  language: "en",
  context: "",
  url: "search-index-ltr.bin?v=01",
};
const MANUALS = {
  version: "current",
  language: "en",
  context: "manuals",
  url: "manuals/search-index-ltr.bin?v=02",
};

/** A host with these files below the base; what is not there answers 404. */
function host(files: Record<string, string>, language = "en") {
  const get = vi.fn<typeof fetch>(async (url) => {
    const body = files[String(url).replace(BASE, "")];
    return body === undefined
      ? new Response("", { status: 404, statusText: "Not Found" })
      : new Response(body);
  });
  return { get, loader: createIndexLoader({ base: BASE, root: { lang: language }, fetch: get }) };
}

function manifest(...indexes: { url: string }[]): Record<string, string> {
  return { "search-index.json": JSON.stringify({ indexes }) };
}

describe("index loader", () => {
  test("SEARCH-03 fetches an index with one GET, by the address that the manifest has", async () => {
    const { get, loader } = host({ ...manifest(ALL, MANUALS), [ALL.url]: "all" });
    const [first, second] = await Promise.all([
      loader.load("current", ""),
      loader.load("current", ""),
    ]);
    expect(second).toBe(first);
    expect(await first.text()).toBe("all");
    const requests = get.mock.calls.map(([url]) => String(url));
    expect(requests).toEqual([`${BASE}search-index.json`, BASE + ALL.url]);
    expect(get.mock.calls.every(([, init]) => init?.method === undefined)).toBe(true);
  });

  test("SEARCH-03 a context has an index of its own; an unknown one is searched in all pages", async () => {
    const files = { ...manifest(ALL, MANUALS), [ALL.url]: "all", [MANUALS.url]: "manuals" };
    const { loader } = host(files);
    expect(await (await loader.load("current", "manuals")).text()).toBe("manuals");
    expect(await (await loader.load("current", "nowhere")).text()).toBe("all");
  });

  test("SEARCH-03 a version has an index of its own; an unknown one, or none, is the first", async () => {
    const old = { ...ALL, version: "1.0", url: "versions/1.0/search-index-ltr.bin?v=03" };
    const loader = () => host({ ...manifest(ALL, old), [ALL.url]: "all", [old.url]: "old" }).loader;
    expect(await (await loader().load("1.0", "")).text()).toBe("old");
    expect(await (await loader().load("1.0", "manuals")).text()).toBe("old");
    expect(await (await loader().load("0.9", "")).text()).toBe("all");
    expect(await (await loader().load(undefined, "")).text()).toBe("all");
    await expect(host(manifest(ALL), "fr").loader.load(undefined, "")).rejects.toThrow("of fr");
  });

  test.each([
    "https://evil.example/x.bin",
    "//evil.example/x.bin",
    "data:,x",
    "http://docs.example/x",
  ])("SEARCH-04 the foreign address %s is not fetched", async (url) => {
    const { get, loader } = host(manifest({ ...ALL, url }));
    await expect(loader.load("current", "")).rejects.toThrow("Unexpected version url");
    expect(get).toHaveBeenCalledOnce();
  });

  test("F51 a failure is not kept: the next attempt fetches again", async () => {
    const files: Record<string, string> = manifest(ALL);
    const { loader } = host(files);
    await expect(loader.load("current", "")).rejects.toThrow(
      "The server answered with an error (404).",
    );
    files[ALL.url] = "all";
    expect(await (await loader.load("current", "")).text()).toBe("all");
  });

  test("F51 HTML instead of the manifest is a failure", async () => {
    const { loader } = host({ "search-index.json": "<!doctype html>" });
    await expect(loader.load("current", "")).rejects.toThrow();
  });

  test("F51 after clear() everything comes from the server, not from the browser's cache", async () => {
    const { get, loader } = host({ ...manifest(ALL), [ALL.url]: "all" });
    await loader.load("current", "");
    loader.clear();
    await loader.load("current", "");
    expect(get.mock.calls.map(([, init]) => init?.cache)).toEqual([
      "default",
      "default",
      "reload",
      "reload",
    ]);
  });
});

test("SEARCH-03 the index is that of the open page's language", async () => {
  const german = { ...ALL, language: "de", url: "de/search-index-ltr.bin?v=03" };
  const files = { ...manifest(ALL, german), [ALL.url]: "all", [german.url]: "alles" };
  const text = async (language: string) =>
    (await host(files, language).loader.load("current", "")).text();
  expect(await text("de")).toBe("alles");
  expect(await text("en")).toBe("all");
});
