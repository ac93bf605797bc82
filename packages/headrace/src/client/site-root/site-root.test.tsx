// @vitest-environment happy-dom
import { act, createContext, type ReactNode, use, useId, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);

const Version = createContext({ version: "none", choose: (_version: string) => {} });

function Root({ children }: { children?: ReactNode }) {
  const [version, choose] = useState("one");
  if (version === "broken") throw new Error("broken root");
  return (
    <Version value={{ version, choose }}>
      <p id={useId()}>Root of {version}</p>
      {children}
    </Version>
  );
}

function Chosen({ next }: { next: string }) {
  const { version, choose } = use(Version);
  if (version === "bad") throw new Error("bad island");
  return (
    <button type="button" onClick={() => choose(next)}>
      {version}
    </button>
  );
}

vi.mock("../loading/import-checked.ts", () => ({
  importChecked: async () => ({ default: Root }),
}));

beforeEach(() => {
  vi.resetModules();
  document.body.innerHTML = `<article><div id="a"><b>written</b></div><div id="b"><b>written</b></div></article>
    <div data-site-root="/assets/root.js"></div>`;
});

afterEach(() => vi.restoreAllMocks());

const byId = (id: string) => document.getElementById(id) ?? document.body;

/** The root with an island in each of two places. */
async function start(next: string) {
  const { startSiteRoot } = await import("./start-site-root.ts");
  const root = await startSiteRoot("https://docs.example/");
  if (!root) throw new Error("no root");
  const show = (id: string) =>
    act(async () =>
      root.show({ element: byId(id), content: <Chosen next={next} />, restored: () => {} }),
    );
  const first = await show("a");
  await show("b");
  return { first, press: () => act(async () => byId("a").querySelector("button")?.click()) };
}

test("islands share the context of the root, in the place of what the server wrote", async () => {
  const { press } = await start("two");
  expect(byId("a").innerHTML).toBe('<button type="button">one</button>');
  await press();
  expect(byId("b").textContent).toBe("two");
  expect(document.querySelector("[data-site-root] p")?.textContent).toBe("Root of two");
});

test("ids of the root are no ids of the frame", async () => {
  await start("two");
  expect(document.querySelector("[data-site-root] p")?.id).toMatch(/^_site-/);
});

test("the root outlives an island", async () => {
  const { first, press } = await start("two");
  await press();
  await act(async () => first.unmount());
  expect(byId("a").childElementCount).toBe(0);
  expect(byId("b").textContent).toBe("two");
});

test("an island that fails gets the server's HTML back, and the others stay", async () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  const { press } = await start("bad");
  await press();
  expect(byId("a").innerHTML).toBe("<b>written</b>");
  expect(document.querySelector("[data-site-root] p")?.textContent).toBe("Root of bad");
  expect(told).toHaveBeenCalled();
});

test("without a root that fails the islands are drawn by themselves", async () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  await start("broken");
  // Within `act` React throws what it would tell the root.
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  byId("a").querySelector("button")?.click();
  await vi.waitFor(() => expect(byId("b").textContent).toBe("none"));
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  expect(told).toHaveBeenCalledWith("The site's root failed:", expect.any(Error));
});

test("a page without a root starts none", async () => {
  document.body.innerHTML = "";
  const { startSiteRoot } = await import("./start-site-root.ts");
  expect(await startSiteRoot("https://docs.example/")).toBeUndefined();
});
