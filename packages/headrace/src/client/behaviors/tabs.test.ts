// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStorage } from "../storage.ts";
import { MemoryStorage, storageEvent } from "../testing/memory-storage.ts";
import { createTabs } from "./tabs.ts";

/** Tabs as the Markdown source writes them; `attributes` are those of the container. */
function tabsHtml(number: number, attributes = "", content = ""): string {
  const tab = (value: string, rest: string) =>
    `<button role="tab" id="tab-${number}-${value}" aria-controls="panel-${number}-${value}"
      data-value="${value}" ${rest}>${value}</button>`;
  const panel = (value: string, rest: string) =>
    `<div role="tabpanel" id="panel-${number}-${value}" ${rest}>${value}${content}</div>`;
  return `<div data-tabs ${attributes}>
    <div role="tablist">${tab("java", 'aria-selected="true"')}
      ${tab("python", 'aria-selected="false" tabindex="-1"')}</div>
    ${panel("java", "")}${panel("python", "hidden")}</div>`;
}

const GROUPED = 'data-group="stack"';
const KEY = "docusaurus.tab.stack";

let area = new MemoryStorage();
const otherTab = new EventTarget();
const tabs = createTabs(createStorage(() => area, otherTab));

beforeEach(() => {
  area = new MemoryStorage();
  history.replaceState(null, "", "/page");
});

afterEach(() => {
  vi.restoreAllMocks();
});

function show(html: string): void {
  document.body.innerHTML = html;
  tabs.restore(document.body);
}

const byId = (id: string) => document.getElementById(id);

/** Ids of the visible panels. */
function visible(): string[] {
  const panels = document.querySelectorAll<HTMLElement>("[role=tabpanel]");
  return [...panels].filter((panel) => !panel.hidden).map((panel) => panel.id);
}

function press(id: string, key: string): void {
  byId(id)?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
}

test("a click selects a tab and shows its panel", () => {
  show(tabsHtml(1));
  byId("tab-1-python")?.click();
  expect(visible()).toEqual(["panel-1-python"]);
  expect(byId("tab-1-python")?.getAttribute("aria-selected")).toBe("true");
  expect(byId("tab-1-python")?.hasAttribute("tabindex")).toBe(false);
  expect(byId("tab-1-java")?.getAttribute("aria-selected")).toBe("false");
  expect(byId("tab-1-java")?.tabIndex).toBe(-1);
  expect(area.length).toBe(0);
});

test("arrow keys, Home and End select and focus at once", () => {
  show(tabsHtml(1));
  press("tab-1-java", "ArrowRight");
  expect(visible()).toEqual(["panel-1-python"]);
  expect(document.activeElement?.id).toBe("tab-1-python");
  press("tab-1-python", "Home");
  expect(visible()).toEqual(["panel-1-java"]);
  press("tab-1-java", "ArrowLeft");
  expect(visible()).toEqual(["panel-1-python"]);
  press("tab-1-python", "Tab");
  expect(visible()).toEqual(["panel-1-python"]);
});

test("CONST-06 groups change together, and the choice is stored", () => {
  show(tabsHtml(1, GROUPED) + tabsHtml(2, GROUPED) + tabsHtml(3));
  byId("tab-2-python")?.click();
  expect(visible()).toEqual(["panel-1-python", "panel-2-python", "panel-3-java"]);
  expect(area.getItem(KEY)).toBe("python");
});

test("a group follows the browser's other tabs", () => {
  show(tabsHtml(1, GROUPED));
  area.setItem(KEY, "python");
  otherTab.dispatchEvent(storageEvent(KEY));
  expect(visible()).toEqual(["panel-1-python"]);
});

test("a stored choice is restored; one that no tab has is not", () => {
  area.setItem(KEY, "python");
  show(tabsHtml(1, GROUPED));
  expect(visible()).toEqual(["panel-1-python"]);
  area.setItem(KEY, "ruby");
  show(tabsHtml(1, GROUPED));
  expect(visible()).toEqual(["panel-1-java"]);
});

test("the query selects a tab and follows the selection", () => {
  history.replaceState({ kept: true }, "", "/page?lang=python&x=1#part");
  show(tabsHtml(1, 'data-query="lang"'));
  expect(visible()).toEqual(["panel-1-python"]);
  byId("tab-1-java")?.click();
  expect(location.search + location.hash).toBe("?lang=java&x=1#part");
  expect(history.state).toEqual({ kept: true });
});

test("the pressed tab keeps its place on the screen", () => {
  const scroll = vi.spyOn(window, "scrollBy").mockImplementation(() => {});
  show(tabsHtml(1, GROUPED) + tabsHtml(2, GROUPED));
  const tab = byId("tab-2-python");
  if (!tab) throw new Error("no tab");
  vi.spyOn(tab, "getBoundingClientRect")
    .mockReturnValueOnce(new DOMRect(0, 300))
    .mockReturnValueOnce(new DOMRect(0, 180));
  tab.click();
  expect(scroll).toHaveBeenCalledWith({ top: -120, behavior: "instant" });
});

test("tabs inside a panel are selected on their own", () => {
  show(tabsHtml(1, "", tabsHtml(2)));
  byId("tab-2-python")?.click();
  expect(byId("panel-1-java")?.hidden).toBe(false);
  expect(byId("panel-2-python")?.hidden).toBe(false);
});

test("selectPanel() shows a panel without storing a choice", () => {
  show(tabsHtml(1, GROUPED) + tabsHtml(2, GROUPED));
  const panel = byId("panel-2-python");
  if (panel) tabs.selectPanel(panel);
  expect(visible()).toEqual(["panel-1-java", "panel-2-python"]);
  expect(area.length).toBe(0);
});
