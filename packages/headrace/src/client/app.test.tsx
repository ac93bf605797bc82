// @vitest-environment happy-dom
import { act, Profiler } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ENGLISH } from "../model/messages/english.ts";
import type { ContentChunk } from "../model/page.ts";
import { Shell } from "../theme/shell.tsx";
import { createAnnouncement } from "./announcement.ts";
import { App, type AppHandle } from "./app.tsx";
import { createColorMode } from "./color-mode.ts";
import { createDoneSteps } from "./done-steps.ts";
import { createPreferredVersion } from "./preferred-version.ts";
import { createStorage } from "./storage.ts";
import { MemoryStorage } from "./testing/memory-storage.ts";
import { sampleChunk, samplePage } from "./testing/sample-chunk.ts";
import { sampleSite } from "./testing/sample-site.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const site = sampleSite();
const page = samplePage({
  nav: {
    sidebar: "manuals",
    items: [
      {
        type: "category",
        label: "Deploy",
        key: "Deploy",
        route: "/deploy/one",
        hasPage: false,
        expanded: false,
        items: null,
      },
    ],
  },
});
const BODY = "<h1>Questions</h1>";

/** What the build writes into the root element. */
function serverHtml(): string {
  const doNothing = () => {};
  return renderToString(
    <Shell
      site={site}
      messages={{ en: ENGLISH }}
      page={page}
      body={BODY}
      nav={page.nav?.items ?? []}
      navigation={{ status: "idle" }}
      announcementVisible
      preferredVersion={null}
      doneSteps={[]}
      actions={{
        expandCategory: async () => {},
        toggleColors: doNothing,
        dismissAnnouncement: doNothing,
        retry: doNothing,
        findNearestPages: async () => [],
        preferVersion: doNothing,
        toggleStep: doNothing,
        prepareSearch: doNothing,
        startSearch: async () => doNothing,
      }}
    />,
  );
}

const retry = vi.fn();
const loadNavTree = vi.fn();
const noteDrawing = vi.fn();

async function mount(area = new MemoryStorage()) {
  document.body.innerHTML = `<div id="root">${serverHtml()}</div>`;
  const root = { dataset: {} as DOMStringMap };
  const storage = createStorage(() => area, new EventTarget());
  const systemDark = matchMedia("(prefers-color-scheme: dark)");
  const onRecoverableError = vi.fn();
  const article = document.querySelector("article h1");
  let handle: AppHandle | undefined;
  await act(async () => {
    mounted = hydrateRoot(
      document.getElementById("root") ?? document.body,
      <Profiler id="app" onRender={noteDrawing}>
        <App
          site={site}
          messages={{ en: ENGLISH }}
          page={page}
          colorMode={createColorMode({ storage, systemDark, root })}
          announcement={createAnnouncement({ id: "news-1", storage, root })}
          preferredVersion={createPreferredVersion(storage, [])}
          doneSteps={createDoneSteps(storage)}
          findNearestPages={async () => []}
          loadNavTree={loadNavTree}
          retry={retry}
          search={{ prepare() {}, start: async () => () => {} }}
          onMount={(mounted) => {
            handle = mounted;
          }}
        />
      </Profiler>,
      { onRecoverableError },
    );
  });
  if (!handle) throw new Error("not mounted");
  return { app: handle, onRecoverableError, article };
}

/** Commits a chunk, and gives the heading that was in the document when `commit` returned. */
async function commit(app: AppHandle, chunk: ContentChunk) {
  let committed: string | null | undefined;
  await act(async () => {
    app.commit(chunk);
    committed = heading()?.textContent;
  });
  return committed;
}

const heading = () => document.querySelector("article h1");

let mounted: Root | undefined;

beforeEach(() => {
  vi.clearAllMocks();
});

afterEach(async () => {
  // Timers of a mounted shell would outlive this file's DOM.
  await act(async () => mounted?.unmount());
});

test("hydration keeps the server's article and reports nothing", async () => {
  const error = vi.spyOn(console, "error");
  const { article, onRecoverableError } = await mount();
  expect(heading()).toBe(article);
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(error).not.toHaveBeenCalled();
});

test("a new reader's page is drawn once", async () => {
  await mount();
  expect(noteDrawing.mock.calls.map(([, phase]) => phase)).toEqual(["mount"]);
});

test("stored choices do not disturb hydration", async () => {
  const area = new MemoryStorage();
  area.setItem("theme", "dark");
  area.setItem("docusaurus.announcement.id", "news-1");
  area.setItem("docusaurus.announcement.dismiss", "true");
  const { onRecoverableError } = await mount(area);
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(document.querySelector("[aria-label=Announcement]")).toBeNull();
});

test("STATE-01 commit() returns when the new view is in the document", async () => {
  const { app } = await mount();
  expect(await commit(app, sampleChunk("/next"))).toBe("/next");
});

test("ERR-01 a failure shows the error's text and Retry; the next page leaves it behind", async () => {
  const { app } = await mount();
  await act(async () => app.setNavigation({ status: "failed", message: "Failed to fetch" }));
  expect(document.body.textContent).toContain("Failed to fetch");
  const buttons = [...document.querySelectorAll("button")];
  buttons.find((button) => button.textContent === "Retry")?.click();
  expect(retry).toHaveBeenCalledOnce();
  await commit(app, sampleChunk("/next"));
  expect(document.body.textContent).not.toContain("Failed to fetch");
});

test("CHROME-05 opening a category whose pages are not there loads the sidebar's tree", async () => {
  const [category] = page.nav?.items ?? [];
  loadNavTree.mockResolvedValue({
    sidebar: "manuals",
    items: [{ ...category, items: [{ type: "page", label: "One", route: "/deploy/one" }] }],
  });
  await mount();
  const toggle = document.querySelector<HTMLElement>("nav [aria-expanded=false]");
  await act(async () => toggle?.click());
  expect(loadNavTree).toHaveBeenCalledExactlyOnceWith("manuals");
  const links = [...document.querySelectorAll("nav a")].map((link) => link.textContent);
  expect(links).toContain("One");
});
