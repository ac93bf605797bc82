// @vitest-environment happy-dom
import { act } from "react";
import { createRoot, type Root } from "react-dom/client";
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { Shell } from "../shell.tsx";
import type { ShellProps } from "../shell-props.ts";
import { page, shellProps } from "../test-data.ts";
import type { SearchHost } from "./search-host.ts";

const searchPage = page({ kind: "search", route: "/search/", layout: "landing", nav: null });
const prepareSearch = vi.fn();
const stop = vi.fn();
const startSearch = vi.fn<(host: SearchHost) => Promise<() => void>>();

let root: Root;
let container: HTMLElement;

beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  vi.clearAllMocks();
  startSearch.mockImplementation(async () => stop);
  container = document.body.appendChild(document.createElement("div"));
  root = createRoot(container);
});

afterEach(async () => {
  await act(() => root.unmount());
  container.remove();
});

function shell(changes: Partial<ShellProps> = {}) {
  const props = shellProps(changes);
  return <Shell {...props} actions={{ ...props.actions, prepareSearch, startSearch }} />;
}

async function draw(changes: Partial<ShellProps> = {}): Promise<void> {
  await act(() => root.render(shell(changes)));
}

async function press(
  key: string,
  init: KeyboardEventInit = {},
  target: EventTarget = document.body,
) {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...init });
  await act(async () => {
    target.dispatchEvent(event);
  });
  return event;
}

const dialog = () => container.querySelector<HTMLDialogElement>(".search-dialog");
const button = () => container.querySelector<HTMLButtonElement>("header .search-button");

describe("search in the shell", () => {
  test("SEARCH-06 stands on the right of the navbar, and only with script", () => {
    const markup = renderToStaticMarkup(shell());
    expect(markup).toMatch(/class="navbar-end"><button[^>]*class="search-button needs-script"/);
    expect(markup).not.toMatch(/<input/);
  });

  test.each<[string, KeyboardEventInit]>([
    ["k", { ctrlKey: true }],
    ["K", { metaKey: true }],
  ])(
    "CHROME-01 %s opens the box with %o, and the browser's own search does not",
    async (key, init) => {
      await draw();
      expect((await press(key, init)).defaultPrevented).toBe(true);
      expect(dialog()?.open).toBe(true);
      expect(prepareSearch).toHaveBeenCalled();
    },
  );

  test("other keys do not open it, and no key alone", async () => {
    await draw();
    await press("/");
    await press("k");
    await press("k", { ctrlKey: true, shiftKey: true });
    await press("k", { ctrlKey: true, altKey: true });
    expect(dialog()?.open).toBe(false);
  });

  test("SEARCH-03 the pointer over the button, or the focus in it, begins the loading", async () => {
    await draw();
    expect(prepareSearch).not.toHaveBeenCalled();
    await act(async () => button()?.focus());
    expect(prepareSearch).toHaveBeenCalledOnce();
  });

  test("the box gives the client its elements and the section of the page", async () => {
    await draw();
    await act(async () => button()?.click());
    const host = startSearch.mock.calls[0]?.[0];
    expect(host).toMatchObject({ kind: "box", sidebar: "guides" });
    expect(dialog()?.contains(host?.field ?? null)).toBe(true);
    expect(dialog()?.contains(host?.output ?? null)).toBe(true);
  });

  test("closing it ends the client's part; so does a new page", async () => {
    await draw();
    await press("k", { ctrlKey: true });
    await press("k", { ctrlKey: true });
    expect(dialog()?.open).toBe(false);
    expect(stop).toHaveBeenCalledOnce();
    await press("k", { ctrlKey: true });
    const before = location.pathname;
    history.pushState(null, "", "/laser");
    await draw({ page: page({ route: "/laser" }) });
    expect(dialog()?.open).toBe(false);
    expect(stop).toHaveBeenCalledTimes(2);
    history.pushState(null, "", before);
    await draw();
    expect(dialog()?.open).toBe(false);
  });

  test("one that is opened while a page is on its way stays when it comes", async () => {
    await draw();
    history.pushState(null, "", "/saw");
    await press("k", { ctrlKey: true });
    await draw({ page: page({ route: "/saw" }) });
    expect(dialog()?.open).toBe(true);
    expect(stop).not.toHaveBeenCalled();
  });

  test("one that is opened again before its end is told stays open", async () => {
    await draw();
    await press("k", { ctrlKey: true });
    await act(async () => dialog()?.dispatchEvent(new Event("cancel", { cancelable: true })));
    expect(dialog()?.open).toBe(false);
    await press("k", { ctrlKey: true });
    await act(async () => dialog()?.dispatchEvent(new Event("close")));
    expect(dialog()?.open).toBe(true);
  });

  test("F51 code that does not load is an alert; Retry asks for it again", async () => {
    startSearch.mockRejectedValueOnce(new Error("offline"));
    await draw();
    await press("k", { ctrlKey: true });
    const alert = () => dialog()?.querySelector("[role=alert]");
    expect(alert()?.textContent).toContain("Search did not load.");
    await act(async () => alert()?.querySelector("button")?.click());
    expect(alert()).toBeNull();
    expect(startSearch).toHaveBeenCalledTimes(2);
  });
});

describe("the search page", () => {
  test("F54 without script it has no field, but links to the sections, which look like links", () => {
    const markup = renderToStaticMarkup(shell({ page: searchPage, body: "" }));
    expect(markup).toContain("<h1>Search the documentation</h1>");
    expect(markup).toMatch(/<search class="needs-script">.*<input[^>]*autofocus/i);
    expect(markup).toMatch(
      /class="markdown without-script"><p>Search needs JavaScript\..*href="\/docs\/guides"/,
    );
  });

  test("PAGE-04 its heading names the query, as text", async () => {
    await draw({ page: searchPage, body: "" });
    const host = startSearch.mock.calls[0]?.[0];
    expect(host?.kind).toBe("page");
    await act(async () => host?.onTitle('Search results for "<b>saw"'));
    expect(container.querySelector("h1")?.textContent).toBe('Search results for "<b>saw"');
  });

  test("the shortcut goes to its field; no box opens over it", async () => {
    await draw({ page: searchPage, body: "" });
    await press("k", { ctrlKey: true });
    expect(document.activeElement).toBe(startSearch.mock.calls[0]?.[0].field);
    expect(dialog()?.open).toBe(false);
  });
});
