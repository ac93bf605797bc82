// @vitest-environment happy-dom
import { act } from "react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { createStorage } from "../storage.ts";
import { MemoryStorage } from "../testing/memory-storage.ts";
import { sampleSite } from "../testing/sample-site.ts";
import { createSearch } from "./start-search.tsx";
import { SAMPLE_PAGES, sampleIndex } from "./testing/sample-index.ts";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const site = {
  ...sampleSite(),
  language: "en",
  navbar: {
    hideOnScroll: false,
    links: [],
    sections: [
      { label: "Manuals", sidebar: "manuals", route: "/deploy" },
      { label: "Tutorials", sidebar: "tutorials", route: "/first" },
    ],
  },
};

let stop: () => void = () => {};
let field: HTMLInputElement;
let output: HTMLElement;
let hint: HTMLElement;
const onLeave = vi.fn();
const storage = createStorage(() => area, new EventTarget());
let area = new MemoryStorage();
let load = vi.fn();

beforeEach(() => {
  document.documentElement.lang = "en";
  vi.clearAllMocks();
  area = new MemoryStorage();
  load = vi.fn(async (_version: string, context: string) => {
    const pages = SAMPLE_PAGES.filter((page) => !context || page.breadcrumbs[0] === "Manuals");
    return new Response(sampleIndex(pages).slice());
  });
  vi.stubGlobal("fetch", async (url: string) => {
    const page = SAMPLE_PAGES.find((one) => String(url) === `${one.url}.text.json`);
    const texts = [page?.content, ...(page?.sections ?? []).map(([, content]) => content)];
    return Response.json({ texts });
  });
  document.body.innerHTML = "<input><span></span><div></div>";
  field = document.querySelector("input") ?? document.createElement("input");
  hint = document.querySelector("span") ?? document.createElement("span");
  output = document.querySelector("div") ?? document.createElement("div");
});

afterEach(async () => {
  await act(async () => stop());
  vi.unstubAllGlobals();
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
});

async function startBox(sidebar: string | null = "manuals"): Promise<void> {
  const search = createSearch({
    site,
    storage,
    indexes: { load, part: vi.fn(), clear: vi.fn() },
    loadLater: vi.fn(),
  });
  await act(async () => {
    stop = search.start({
      kind: "box",
      field,
      hint,
      output,
      sidebar,
      version: "1.0",
      onTitle() {},
      onLeave,
    });
  });
}

async function type(text: string): Promise<void> {
  await act(async () => {
    field.value = text;
    field.dispatchEvent(new Event("input"));
  });
}

async function press(key: string): Promise<void> {
  await act(async () => {
    field.dispatchEvent(new KeyboardEvent("keydown", { key, cancelable: true, bubbles: true }));
  });
}

async function click(label: string): Promise<void> {
  const found = [...output.querySelectorAll("button")].find((one) => one.textContent === label);
  if (!found) throw new Error(`no button "${label}"`);
  await act(async () => found.click());
}

const options = () => [...output.querySelectorAll<HTMLElement>("[role=option]")];
const titles = () => options().map((one) => one.querySelector(".result-title")?.textContent);
const selected = () => output.querySelector("[aria-selected=true] .result-title")?.textContent;
const links = () => [...output.querySelectorAll(".search-footer a")].map((one) => one.textContent);

describe("search box", () => {
  test("SEARCH-06 shows pages and sections as options of the field, the first one active", async () => {
    await startBox();
    await type("deploy");
    expect(titles()).toContain("Deploy an application");
    expect(titles()).toContain("Roll back");
    expect(selected()).toBe(titles()[0]);
    expect(field.getAttribute("aria-expanded")).toBe("true");
    const list = document.getElementById(field.getAttribute("aria-controls") ?? "");
    expect(list?.getAttribute("role")).toBe("listbox");
    const active = document.getElementById(field.getAttribute("aria-activedescendant") ?? "");
    expect(active?.getAttribute("aria-selected")).toBe("true");
    expect(output.querySelector("mark")?.textContent).toBe("Deploy");
  });

  test("SEARCH-06 arrows, Home and End move, and new results begin at the first", async () => {
    await startBox();
    await type("deploy");
    await press("ArrowDown");
    expect(selected()).toBe(titles()[1]);
    await press("End");
    expect(selected()).toBe(titles().at(-1));
    await press("ArrowDown");
    expect(selected()).toBe(titles()[0]);
    await press("ArrowUp");
    await press("Home");
    await press("ArrowDown");
    await type("deploy an");
    expect(selected()).toBe(titles()[0]);
  });

  test("SEARCH-06 Enter follows the active option, remembers the search and leaves", async () => {
    await startBox();
    await type("deploy");
    let followed = "";
    output.addEventListener("click", (event) => {
      event.preventDefault();
      followed = event.target instanceof Element ? (event.target.closest("a")?.href ?? "") : "";
    });
    await press("Enter");
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(followed).toContain("/deploy?_highlight=");
    expect(onLeave).toHaveBeenCalledOnce();
    expect(area.getItem("search.recent")).toBe('["deploy"]');
  });

  test("SEARCH-06 there are at most eight rows, pages before further sections of one", async () => {
    const texts = ["Deploy once", "Deploy twice", "Deploy again"];
    const sections = texts.map((title) => [title, "To deploy."] as const);
    const pages = Array.from({ length: 8 }, (_, at) => {
      return { title: `Deploy ${at}`, url: `/${at}`, breadcrumbs: [], content: "", sections };
    });
    load = vi.fn(async () => new Response(sampleIndex(pages).slice()));
    vi.stubGlobal("fetch", async () => new Response("", { status: 404 }));
    await startBox();
    await type("deploy");
    expect(options()).toHaveLength(8);
    expect(new Set(titles()).size).toBe(8);
    await act(() => new Promise((resolve) => setTimeout(resolve, 400)));
    expect(options()).toHaveLength(8);
    await type("deploy 3");
    expect(titles()[0]).toBe("Deploy 3");
    expect(options().length).toBeLessThanOrEqual(8);
  });

  test("keys of an input method are left to it", async () => {
    await startBox();
    await type("deploy");
    await act(async () => {
      const init = { key: "ArrowDown", isComposing: true };
      field.dispatchEvent(new KeyboardEvent("keydown", init));
    });
    expect(selected()).toBe(titles()[0]);
  });

  test("SEARCH-06 the end of the word being typed stands behind it; arrow right takes it", async () => {
    await startBox();
    await type("environm");
    expect(hint.textContent).toMatch(/^environm(ent|ents)$/);
    field.setSelectionRange(8, 8);
    await press("ArrowRight");
    expect(field.value).toMatch(/^environments?$/);
    expect(hint.textContent).toBe("");
  });

  test("SEARCH-07 says 'No results', suggests, and offers the whole documentation", async () => {
    await startBox();
    await type("flurble zzqqx first");
    expect(output.textContent).toContain("No results");
    await click("first");
    expect(titles()).toEqual(["My first application"]);
    await click("Within Manuals");
    expect(load).toHaveBeenLastCalledWith("1.0", "manuals");
    expect(output.textContent).toContain("No results");
    await click("Search the whole documentation");
    expect(titles()).toEqual(["My first application"]);
  });

  test("SEARCH-07 has three links to all results, one without a section", async () => {
    await startBox();
    expect(links()).toEqual([]);
    await type("deploy");
    expect(links()).toEqual([
      "See all results",
      'See all results within "Manuals"',
      'See all results outside "Manuals"',
      "Ask for an answer",
    ]);
  });

  test("SEARCH-07 on a page without a section there is one link to all results", async () => {
    await startBox(null);
    await type("deploy");
    expect(links()).toEqual(["See all results", "Ask for an answer"]);
  });

  test("recent searches stand under an empty field and can be cleared", async () => {
    area.setItem("search.recent", '["deploy","team"]');
    await startBox();
    expect(titles()).toEqual(["deploy", "team"]);
    await press("ArrowDown");
    await press("ArrowDown");
    await press("Enter");
    expect(field.value).toBe("team");
    await type("");
    await click("Clear");
    expect(titles()).toEqual([]);
    expect(area.getItem("search.recent")).toBeNull();
  });

  test("an empty field leads to the sections, with and without recent searches", async () => {
    const starts = () =>
      [...output.querySelectorAll(".search-starts a")].map((link) => link.textContent);
    await startBox();
    expect(starts()).toEqual(["Manuals", "Tutorials"]);
    await act(async () => stop());
    area.setItem("search.recent", '["deploy"]');
    await startBox();
    expect(starts()).toEqual(["Manuals", "Tutorials"]);
  });

  test("a query whose words no page has together says which of them none has", async () => {
    await startBox();
    await type("terraform hour");
    expect(output.querySelector(".search-note")?.textContent).toContain("terraform");
    expect(output.querySelector(".no-results .chip")?.textContent).toBe("hour");
  });

  test("F-12 a page that is called by the known words stands below what is said of the others", async () => {
    await startBox();
    await type("terraform environments");
    expect(output.querySelector(".search-note")?.textContent).toContain("terraform");
    expect(titles()[0]).toContain("Environments");
  });

  test("F51 a damaged index is an alert with Retry, which keeps the query and the focus", async () => {
    const good = load;
    load = vi.fn(async () => new Response(new Uint8Array([1, 2, 3])));
    await startBox();
    await type("deploy");
    expect(output.querySelector("[role=alert]")?.textContent).toContain("Search did not load.");
    load.mockImplementation(good);
    await click("Retry");
    expect(document.activeElement).toBe(field);
    expect(titles()).toContain("Deploy an application");
  });

  test("F55 markup in a query is text", async () => {
    await startBox();
    await type("<img src=x onerror=alert(1)>");
    expect(output.querySelector("img")).toBeNull();
    expect(output.querySelector(".no-results")?.textContent).toContain(
      "“<img src=x onerror=alert(1)>”",
    );
  });
});
