import { expect, test, vi } from "vitest";
import type { ContentChunk } from "../model/page.ts";
import type { NavigationState } from "../theme/shell-props.ts";
import type { ChunkResult } from "./loading/chunk-loader.ts";
import { createReloadGuard } from "./loading/reload-guard.ts";
import { createRouter, type RouteArrival } from "./router.ts";
import { createStorage } from "./storage.ts";
import { MemoryNavigation, type NavigateSettings } from "./testing/memory-navigation.ts";
import { MemoryStorage } from "./testing/memory-storage.ts";
import { SAMPLE_CLIENT, sampleChunk } from "./testing/sample-chunk.ts";

const ORIGIN = "https://docs.example";

/** A router at /a whose chunks arrive when the test says so. */
function setUp({ baseUrl = "/", area = new MemoryStorage(), isOnline = true } = {}) {
  const navigation = new MemoryNavigation(`${ORIGIN}${baseUrl}a`);
  const log: string[] = [];
  const pending = new Map<string, (result: ChunkResult) => void>();
  const memory = new Map<string, ContentChunk>();
  const states: NavigationState[] = [];
  const reload = vi.fn();
  const warn = vi.fn();
  const show = vi.fn(async (chunk: ContentChunk, _arrival: RouteArrival) => {
    log.push(`show ${chunk.page.route}`);
  });
  const load = vi.fn((route: string): Promise<ChunkResult> => {
    const chunk = memory.get(route);
    if (chunk) return Promise.resolve({ status: "loaded", chunk, length: 1 });
    return new Promise((resolve) => pending.set(route, resolve));
  });
  const router = createRouter({
    navigation,
    site: { origin: ORIGIN, baseUrl, trailingSlash: false },
    clientId: SAMPLE_CLIENT,
    chunks: { peek: (route) => memory.get(route), load },
    guard: createReloadGuard(
      createStorage(() => area, new EventTarget()),
      SAMPLE_CLIENT,
    ),
    show,
    setState: (state) => states.push(state),
    reload,
    isOnline: () => isOnline,
    warn,
  });
  return {
    ...{ router, navigation, log, memory, states, reload, warn, show, load },
    arrive(
      route: string,
      result: ChunkResult = { status: "loaded", chunk: sampleChunk(route), length: 1 },
    ) {
      pending.get(route)?.(result);
    },
  };
}

/** Lets all promises settle that can. */
const settled = () => new Promise((resolve) => setTimeout(resolve));

test("STATE-01 content first, then the view, then the browser may scroll", async () => {
  const { navigation, router, arrive, log, states } = setUp();
  const { finished, intercepted, scroll, focusReset } = navigation.navigate("/b#part");
  finished.then(() => log.push("scroll"));
  await settled();
  expect([intercepted, scroll, log]).toEqual([true, "after-transition", []]);
  // Where the focus goes, the view decides.
  expect(focusReset).toBe("manual");
  expect(router.shownRoute()).toBe("/a");
  arrive("/b");
  await finished;
  await settled();
  expect(log).toEqual(["show /b", "scroll"]);
  expect(router.shownRoute()).toBe("/b");
  expect(states.map(({ status }) => status)).toEqual(["loading", "idle"]);
});

test("a page in memory shows without a loading state", async () => {
  const { navigation, memory, states, show } = setUp();
  memory.set("/b", sampleChunk("/b"));
  await navigation.navigate("/b").finished;
  expect(show).toHaveBeenCalledOnce();
  expect(states).toEqual([{ status: "idle" }]);
});

test("tells where the reader arrives, and how", async () => {
  const { navigation, arrive, show } = setUp();
  const { finished } = navigation.navigate("/b?q=1#part", { type: "traverse" });
  arrive("/b");
  await finished;
  const url = new URL(`${ORIGIN}/b?q=1#part`);
  expect(show).toHaveBeenCalledWith(sampleChunk("/b"), expect.objectContaining({ url }));
  expect(show.mock.calls[0]?.[1].type).toBe("traverse");
});

test("STATE-01 the last click wins", async () => {
  const { navigation, arrive, log, router, states } = setUp();
  navigation.navigate("/b");
  const last = navigation.navigate("/c");
  arrive("/c");
  await last.finished;
  arrive("/b");
  await settled();
  expect(log).toEqual(["show /c"]);
  expect(router.shownRoute()).toBe("/c");
  expect(states.at(-1)).toEqual({ status: "idle" });
});

test("what is shown late leaves the newer page loading", async () => {
  const { navigation, arrive, show, states } = setUp();
  let finishShowing = () => {};
  show.mockImplementationOnce(() => new Promise((resolve) => (finishShowing = resolve)));
  navigation.navigate("/b");
  arrive("/b");
  await settled();
  navigation.navigate("/c");
  finishShowing();
  await settled();
  expect(states.at(-1)).toEqual({ status: "loading" });
});

test("going back while a page loads keeps the page that is shown", async () => {
  const { navigation, arrive, log, states } = setUp();
  navigation.navigate("/b");
  const back = navigation.navigate("/a", { type: "traverse", sameDocument: true });
  await back.finished;
  arrive("/b");
  await settled();
  expect([log, states.at(-1), back.scroll]).toEqual([[], { status: "idle" }, "after-transition"]);
});

test("REDIR-03 an old address leads to the new one, with query and hash, in the same entry", async () => {
  const { navigation, arrive, show } = setUp({ baseUrl: "/docs/" });
  navigation.navigate("/docs/old?from=mail#part");
  arrive("/old", { status: "moved", route: "/new" });
  await settled();
  arrive("/new");
  await settled();
  const url = { href: `${ORIGIN}/docs/new?from=mail#part` };
  expect(show.mock.calls).toMatchObject([[{}, { type: "replace", url }]]);
  const navigate = vi.spyOn(navigation, "navigate");
  navigation.navigate("/docs/gone");
  arrive("/gone", { status: "moved", route: "https://other.example/new" });
  await settled();
  expect(navigate.mock.lastCall?.[0]).toBe("https://other.example/new");
});

test("a stopped navigation no longer loads", async () => {
  const { navigation, arrive, log, states } = setUp();
  navigation.navigate("/b");
  navigation.stop();
  arrive("/b");
  await settled();
  expect([log, states.at(-1)]).toEqual([[], { status: "idle" }]);
});

test.each<[string, string, NavigateSettings]>([
  ["another site", "https://elsewhere.example/b", { canIntercept: false }],
  ["another origin", "https://elsewhere.example/b", {}],
  ["a file", "/openapi.json", {}],
  ["a download", "/b", { downloadRequest: "b" }],
  ["a form that posts", "/b", { formData: new FormData() }],
  ["a reload", "/a", { type: "reload" }],
  ["a hash of the page", "/a#part", {}],
  ["history.replaceState", "/a?tab=java", { type: "replace", sameDocument: true }],
])("leaves to the browser: %s", (_, path, settings) => {
  const { navigation, load } = setUp();
  expect(navigation.navigate(path, settings).intercepted).toBe(false);
  expect(load).not.toHaveBeenCalled();
});

test("leaves to the browser what is outside of the base URL", () => {
  const { navigation } = setUp({ baseUrl: "/docs/" });
  expect(navigation.navigate("/blog").intercepted).toBe(false);
  expect(navigation.navigate("/docs/b").intercepted).toBe(true);
});

test("STATE-01 a change of the query alone neither loads nor scrolls", async () => {
  const { navigation, load } = setUp();
  const { finished, scroll } = navigation.navigate("/a?q=1");
  await finished;
  expect(scroll).toBe("manual");
  expect(load).not.toHaveBeenCalled();
  expect(navigation.navigate("/a?q=2#part").scroll).toBe("after-transition");
  expect(navigation.navigate("/a", { type: "traverse" }).scroll).toBe("after-transition");
});

test("a new query of the page that is shown scrolls to the top when another address stands there", () => {
  const { navigation } = setUp();
  navigation.navigate("/b");
  expect(navigation.navigate("/a?q=1").scroll).toBe("after-transition");
});

test("a link to the page itself scrolls to the top without loading", async () => {
  const { navigation, load } = setUp();
  expect(navigation.navigate("/a", { type: "replace" }).scroll).toBe("after-transition");
  expect(load).not.toHaveBeenCalled();
});

test("a hash link of the old page, pressed while another loads, goes on loading that one", async () => {
  const { navigation, arrive, log } = setUp();
  navigation.navigate("/b");
  const { finished, intercepted } = navigation.navigate("#part");
  arrive("/b");
  await finished;
  expect([intercepted, log]).toEqual([true, ["show /b"]]);
});

test.each<[string, ChunkResult]>([
  ["is missing", { status: "missing", message: "/b.page.json: 404 Not Found" }],
  [
    "belongs to another build",
    { status: "loaded", chunk: sampleChunk("/b", "client-2"), length: 1 },
  ],
])("STATE-02 a chunk that %s: the document is loaded, once", async (_, result) => {
  const area = new MemoryStorage();
  const first = setUp({ area });
  first.navigation.navigate("/b");
  first.arrive("/b", result);
  await settled();
  expect(first.reload).toHaveBeenCalledOnce();
  expect(first.show).not.toHaveBeenCalled();
  expect(first.warn).not.toHaveBeenCalled();

  const second = setUp({ area });
  await navigateTo(second, "/b", result);
  expect(second.reload).not.toHaveBeenCalled();
  expect(second.states.at(-1)?.status).toBe("failed");
});

test("STATE-02 a page that is missing and one of another build reload once between them", async () => {
  const area = new MemoryStorage();
  const first = setUp({ area });
  await navigateTo(first, "/b", { status: "missing", message: "404 Not Found" });
  expect(first.reload).toHaveBeenCalledOnce();
  const second = setUp({ area });
  const chunk = sampleChunk("/b", "client-2");
  await navigateTo(second, "/b", { status: "loaded", chunk, length: 1 });
  expect(second.reload).not.toHaveBeenCalled();
});

const UNREACHABLE: ChunkResult = { status: "unreachable", message: "Failed to fetch" };

async function navigateTo(client: ReturnType<typeof setUp>, route: string, result: ChunkResult) {
  client.navigation.navigate(route);
  client.arrive(route, result);
  await settled();
}

test("ERR-02 a failure of the network is logged, and the page reloads", async () => {
  const client = setUp();
  await navigateTo(client, "/b", UNREACHABLE);
  expect(client.warn).toHaveBeenCalledExactlyOnceWith(
    "The content of /b could not be loaded: Failed to fetch",
  );
  expect(client.reload).toHaveBeenCalledOnce();
});

test("ERR-01 after one reload the failure is shown, and Retry loads the content", async () => {
  const area = new MemoryStorage();
  await navigateTo(setUp({ area }), "/b", UNREACHABLE);
  const client = setUp({ area });
  await navigateTo(client, "/b", UNREACHABLE);
  expect(client.reload).not.toHaveBeenCalled();
  expect(client.states.at(-1)).toEqual({ status: "failed", message: "Failed to fetch" });

  const retried = client.router.retry();
  client.arrive("/b");
  await retried;
  expect(client.log).toEqual(["show /b"]);
  expect(client.show.mock.calls[0]?.[1]).toMatchObject({ type: "replace" });
  expect(client.states.at(-1)).toEqual({ status: "idle" });
});

test("ERR-01 offline the failure is shown at once: a reload would lose the page", async () => {
  const client = setUp({ isOnline: false });
  await navigateTo(client, "/b", UNREACHABLE);
  expect(client.reload).not.toHaveBeenCalled();
  expect(client.states.at(-1)?.status).toBe("failed");
});

test("ERR-01 the failure is left behind by going back", async () => {
  const client = setUp({ isOnline: false });
  await navigateTo(client, "/b", UNREACHABLE);
  await client.navigation.navigate("/a", { type: "traverse", sameDocument: true }).finished;
  expect(client.states.at(-1)).toEqual({ status: "idle" });
  expect(client.load).toHaveBeenCalledOnce();
});

test("STATE-02 once the network is back, a later failure may reload again", async () => {
  const area = new MemoryStorage();
  await navigateTo(setUp({ area }), "/b", UNREACHABLE);
  await navigateTo(setUp({ area }), "/b", {
    status: "loaded",
    chunk: sampleChunk("/b"),
    length: 1,
  });
  const client = setUp({ area });
  await navigateTo(client, "/b", UNREACHABLE);
  expect(client.reload).toHaveBeenCalledOnce();
});
