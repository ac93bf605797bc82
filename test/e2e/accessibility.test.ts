import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "puppeteer-core";
import { describe, expect, test } from "vitest";
import { useBrowser } from "./journey.ts";
import { listedRoutes } from "./routes.ts";

const AXE = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** A way to look at a page. */
interface Look {
  theme: "light" | "dark";
  width: number;
}

/** Every page is seen in each of them. */
const LOOKS: readonly Look[] = [
  { theme: "light", width: 1440 },
  { theme: "dark", width: 1440 },
  { theme: "light", width: 390 },
  { theme: "dark", width: 390 },
];

const RUN: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
};

/** About a second for each page on a busy machine. */
const TIMEOUT_MS = 600_000;

// One browser is enough: axe judges the document, which is the same in both.
describe("accessibility", () => {
  const visitor = useBrowser("chromium");

  test(
    "axe finds nothing on any page, in both themes, wide and narrow",
    async () => {
      const violations: Record<string, string[]> = {};
      const page = await visitor.open("/");
      for (const route of await listedRoutes()) {
        await visitor.visit(page, route);
        await page.evaluate(AXE);
        for (const look of LOOKS) {
          const found = await audit(page, look);
          if (found.length > 0) violations[`${route} (${look.theme}, ${look.width} px)`] = found;
        }
      }
      expect(violations).toEqual({});
    },
    TIMEOUT_MS,
  );
});

/** Runs axe-core in the page; one line for each rule that is broken, with the first element. */
async function audit(page: Page, { theme, width }: Look): Promise<string[]> {
  await page.setViewport({ width, height: 900 });
  await page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
    // Colors on their way from one theme to the other are nobody's.
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  }, theme);
  const { violations } = await page.evaluate(
    (options: RunOptions): Promise<AxeResults> => Reflect.get(window, "axe").run(document, options),
    RUN,
  );
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.length} × ${nodes[0]?.html} ${nodes[0]?.failureSummary}`,
  );
}
