// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { MemoryStorage } from "../testing/memory-storage.ts";
import { FIRST_PAINT_SCRIPT } from "./first-paint.ts";

const CLIENT = '<script type="module" src="/assets/client.js"></script>';

let storage: MemoryStorage;

beforeEach(() => {
  storage = new MemoryStorage();
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("PerformanceObserver", PaintObserver);
  showFaces([]);
});

afterEach(() => {
  vi.unstubAllGlobals();
  const root = document.documentElement;
  for (const name of root.getAttributeNames()) root.removeAttribute(name);
});

/** Reports a paint when a test says so. */
class PaintObserver {
  static paint: () => void = () => {};

  static observed: unknown[] = [];

  constructor(callback: () => void) {
    PaintObserver.paint = callback;
    PaintObserver.observed = [];
  }

  observe(options: unknown): void {
    PaintObserver.observed.push(options);
  }

  disconnect(): void {
    PaintObserver.paint = () => {};
  }
}

interface Face {
  display: string;
  load: () => Promise<unknown>;
}

/** The typefaces of the document's style sheets. */
function showFaces(faces: readonly Face[]): void {
  Object.defineProperty(document, "fonts", { value: new Set(faces), configurable: true });
}

/** Runs the script's text as the browser does: without anything around it. */
function run(
  settings: {
    systemDark?: boolean;
    announcement?: string;
    base?: string;
    /** What the document's template holds. */
    later?: string;
  } = {},
) {
  document.documentElement.dataset.darkIf = "dark, please";
  vi.stubGlobal("matchMedia", (query: string) => ({
    matches: query === "dark, please" && settings.systemDark,
  }));
  const script = document.createElement("script");
  if (settings.announcement !== undefined) script.dataset.announcement = settings.announcement;
  if (settings.base !== undefined) script.dataset.base = settings.base;
  document.head.innerHTML = `<template>${settings.later ?? ""}</template>`;
  Object.defineProperty(document, "currentScript", { value: script, configurable: true });
  new Function(FIRST_PAINT_SCRIPT)();
  return document.documentElement.dataset;
}

test.each([
  { stored: null, systemDark: false, theme: "light", themeChoice: "system" },
  { stored: null, systemDark: true, theme: "dark", themeChoice: "system" },
  { stored: "light", systemDark: true, theme: "light", themeChoice: "light" },
  { stored: "dark", systemDark: false, theme: "dark", themeChoice: "dark" },
  { stored: "sepia", systemDark: true, theme: "dark", themeChoice: "system" },
])("STATE-05 no flash: stored $stored, system dark $systemDark → $theme", (scene) => {
  if (scene.stored !== null) storage.setItem("theme", scene.stored);
  const { theme, themeChoice } = run(scene);
  expect({ theme, themeChoice }).toEqual({ theme: scene.theme, themeChoice: scene.themeChoice });
});

test("STATE-05 blocked storage leaves the system's preference", () => {
  storage.isBlocked = true;
  expect(run({ systemDark: true, announcement: "news-1" })).toMatchObject({
    theme: "dark",
    themeChoice: "system",
  });
});

test.each([
  ["news-1", "true", ""],
  ["news-1", "false", undefined],
  ["news-0", "true", undefined],
])("STATE-06 no flash: announcement %s, dismissed %s", (id, dismissed, expected) => {
  storage.setItem("docusaurus.announcement.id", id);
  storage.setItem("docusaurus.announcement.dismiss", dismissed);
  expect(run({ announcement: "news-1" }).announcementDismissed).toBe(expected);
});

test.each([
  [{}, ["/assets/app.js", "/assets/react.js"]],
  [{ effectiveType: "4g" }, ["/assets/app.js", "/assets/react.js"]],
  [{ effectiveType: "3g" }, []],
  [{ effectiveType: "slow-2g" }, []],
  [{ effectiveType: "4g", saveData: true }, []],
])(
  "STATE-03 with the connection %j the shell's scripts %j are fetched at once",
  (line, expected) => {
    vi.stubGlobal("navigator", { connection: line });
    const fetched: string[] = [];
    vi.spyOn(document.head, "append").mockImplementation((...nodes) => {
      for (const node of nodes) {
        if (!(node instanceof DocumentFragment)) continue;
        const links = [...node.querySelectorAll("link[rel=modulepreload]")];
        fetched.push(...links.map((link) => `${link.getAttribute("href")}`));
      }
    });
    run({
      later: `${CLIENT}<link rel="modulepreload" href="/assets/app.js"><link rel="modulepreload" href="/assets/react.js">`,
    });
    dispatchEvent(new Event("DOMContentLoaded"));
    PaintObserver.paint();
    expect(fetched).toEqual(expected);
  },
);

describe("typefaces", () => {
  const face = (display: string) => ({ display, load: vi.fn(async () => {}) });

  async function paint(connection: object, faces: readonly Face[]) {
    vi.stubGlobal("navigator", { connection });
    vi.spyOn(document.head, "append").mockImplementation(() => {});
    showFaces(faces);
    const data = run({ later: CLIENT });
    dispatchEvent(new Event("DOMContentLoaded"));
    for (const { load } of faces) expect(load).not.toHaveBeenCalled();
    PaintObserver.paint();
    await new Promise((done) => setTimeout(done));
    return data;
  }

  test("are read after the first paint, for the next page", async () => {
    const faces = [face("optional"), face("block")];
    const data = await paint({}, faces);
    expect(faces.map(({ load }) => load.mock.calls.length)).toEqual([1, 0]);
    expect(data.fonts).toBe("later");
    delete data.fonts;
    expect(run().fonts).toBeUndefined();
  });

  test("are read on no slow line", async () => {
    const slow = face("optional");
    await paint({ effectiveType: "3g" }, [slow]);
    expect(slow.load).not.toHaveBeenCalled();
    expect(storage.length).toBe(0);
  });

  test("are left to the next page when they did not come in time for this one", async () => {
    const late = {
      display: "optional",
      load: vi.fn(() => Promise.reject(new Error("NetworkError"))),
    };
    const data = await paint({}, [late]);
    expect(data.fonts).toBe("later");
    delete data.fonts;
    expect(run().fonts).toBeUndefined();
  });
});

/** The script elements that are added to the head; this DOM would try to load them. */
function catchScripts(): HTMLScriptElement[] {
  const added: HTMLScriptElement[] = [];
  vi.spyOn(document.head, "append").mockImplementation((...nodes) => {
    added.push(...nodes.filter((node) => node instanceof HTMLScriptElement));
  });
  return added;
}

test("starts the client after the document has been painted", () => {
  const added = catchScripts();
  run({ later: CLIENT });
  expect(added).toEqual([]);
  dispatchEvent(new Event("DOMContentLoaded"));
  expect(added).toEqual([]);
  expect(PaintObserver.observed).toEqual([{ type: "paint", buffered: true }, { type: "mark" }]);
  PaintObserver.paint();
  PaintObserver.paint();
  expect(added).toHaveLength(1);
  const script = added.find((element) => element.getAttribute("src") === "/assets/client.js");
  expect(script?.type).toBe("module");
});

test("ERR-03 says which base URL does not fit when the client can't be loaded", () => {
  const added = catchScripts();
  run({ later: CLIENT, base: "/docs/" });
  dispatchEvent(new Event("DOMContentLoaded"));
  PaintObserver.paint();
  expect(document.documentElement.dataset.clientFailed).toBeUndefined();
  for (const script of added) script.dispatchEvent(new Event("error"));
  expect(document.documentElement.dataset.clientFailed).toBe("");
  const banner = document.querySelector("[role=alert]");
  expect(banner?.textContent).toContain("This site did not load properly");
  expect(banner?.textContent).toContain('base URL is "/docs/"');
  expect(banner?.textContent).toContain(location.pathname);
});

test("is one constant that can stand in a script element", () => {
  expect(FIRST_PAINT_SCRIPT).not.toMatch(/<\/script|<!--|__name|__vite|import\(/);
});

test("brings none of its comments to readers", () => {
  expect(FIRST_PAINT_SCRIPT).not.toContain("//");
});
