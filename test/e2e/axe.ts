import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "puppeteer-core";

const AXE = await readFile(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** A way to look at a page. */
export interface Look {
  theme: "light" | "dark";
  width: number;
}

const RUN: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
  resultTypes: ["violations"],
  // Neither is asked for here, and together they are a seventh of its time.
  selectors: false,
  preload: false,
};

/** Runs axe-core in the page; one line for each rule that is broken, with the first element. */
export async function audit(page: Page, { theme, width }: Look): Promise<string[]> {
  await page.setViewport({ width, height: 900 });
  await page.waitForFunction(isTakenOver);
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(AXE);
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

/** Drawings open large a second after the load: until then the page is another one to axe. */
function isTakenOver(): boolean {
  return !document.querySelector("article figure > [role=img]:not(.zoomable, [data-no-zoom])");
}
