import { describe, expect, test } from "vitest";
import { BROWSER_NAMES } from "./browsers.ts";
import { useBrowser } from "./journey.ts";

describe.each(BROWSER_NAMES)("the tools of a page for assistants in %s", (name) => {
  const visitor = useBrowser(name);

  test("are offered where the browser takes tools, and read the site", async () => {
    const page = await visitor.open("/faq", { beforeLoad: takeTools });
    await page.waitForFunction(() => Reflect.get(window, "tools")?.size === 7);
    const call = (tool: string, input: object) =>
      page.evaluate(
        (called, given) => Reflect.get(window, "tools").get(called).execute(given),
        tool,
        input,
      );
    const found = await call("search", { query: "roll back a deployment" });
    expect(found.content[0].text).toContain("1. Roll back");
    const read = await call("read_page", { page: "/faq#how-do-i-roll-back" });
    expect(read.content[0].text).toContain("### How do I roll back?");
    const outside = await call("read_page", { page: "../../etc/passwd" });
    expect(outside.isError).toBe(true);
  });

  test("are not loaded elsewhere", async () => {
    const page = await visitor.open("/faq");
    await page.waitForNetworkIdle();
    const loaded = await page.evaluate(() =>
      performance.getEntriesByType("resource").map((entry) => entry.name),
    );
    expect(loaded.filter((address) => /\/register-[^/]*\.js$/.test(address))).toEqual([]);
  });
});

/** A stand-in for `document.modelContext`, as https://webmachinelearning.github.io/webmcp/ has it. */
function takeTools(): void {
  const tools = new Map<string, { name: string; description: string; execute: unknown }>();
  Reflect.set(window, "tools", tools);
  const modelContext = Object.assign(new EventTarget(), {
    async registerTool(tool: { name: string; description: string; execute: unknown }) {
      const isTool = /^[\w.-]{1,128}$/.test(tool.name) && tool.description !== "";
      if (!isTool || tools.has(tool.name) || typeof tool.execute !== "function")
        throw new DOMException(`${tool.name} is no tool.`, "InvalidStateError");
      tools.set(tool.name, tool);
    },
  });
  Object.defineProperty(document, "modelContext", { value: modelContext });
}
