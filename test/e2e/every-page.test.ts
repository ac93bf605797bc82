import type { Page } from "puppeteer-core";
import { describe, expect, test } from "vitest";
import { BROWSER_NAMES } from "./browsers.ts";
import { siteUrl, useBrowser } from "./journey.ts";
import { groupRoutes, listedRoutes, sampledRoutes } from "./routes.ts";

/** The narrowest screen on which no page may scroll sideways (CSS pixels). */
const NARROWEST = 320;

/** Pages of one test: a quarter of a minute for them on an idle machine. */
const GROUP_SIZE = 40;

// Chromium sees all pages; what Firefox may do otherwise, it does to all of a template.
const sampled = groupRoutes(await sampledRoutes(), GROUP_SIZE);
const groups = { chromium: groupRoutes(await listedRoutes(), GROUP_SIZE), firefox: sampled };

// A document that no script changes is the same in both: Firefox sees some of each part of the site.
const fewer = (await sampledRoutes()).filter((_, index) => index % 5 === 0);
const readGroups = { chromium: sampled, firefox: groupRoutes(fewer, GROUP_SIZE) };

describe.each(BROWSER_NAMES)("every page in %s", (name) => {
  const visitor = useBrowser(name);

  test.each(groups[name])(
    "PAGE-01 opens quietly, has one h1 and one main, and fits 320 px: $group.length from $first",
    async ({ group }) => {
      const faults: Record<string, string[]> = {};
      const page = await visitor.open("/", { width: NARROWEST });
      for (const route of group) {
        await visitor.visit(page, route);
        const found = await findFaults(page);
        if (found.length > 0) faults[route] = found;
      }
      expect(faults).toEqual({});
    },
  );
});

describe.each(BROWSER_NAMES)("every page without JavaScript in %s", (name) => {
  const visitor = useBrowser(name, { javaScript: false });

  test.each(readGroups[name])(
    "CHROME-08 can be read, and its links lead to pages: $group.length from $first",
    async ({ group }) => {
      const faults: Record<string, string[]> = {};
      const targets = new Map<string, string>();
      const page = await visitor.open("/");
      for (const route of group) {
        await visitor.visit(page, route);
        const found = await findFaults(page);
        if (found.length > 0) faults[route] = found;
        for (const target of await linksOf(page)) targets.set(target, route);
      }
      expect(faults).toEqual({});
      expect(targets.size).toBeGreaterThan(0);
      expect(await brokenTargets(targets)).toEqual({});
    },
  );
});

/** What is wrong with the page that is open, in a few words each. */
function findFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const count = (selector: string) => document.querySelectorAll(selector).length;
    const heading = document.querySelector("main h1");
    const text = document.querySelector("main")?.textContent ?? "";
    const faults: string[] = [];
    if (count("h1") !== 1) faults.push(`${count("h1")} h1`);
    if (!heading?.checkVisibility()) faults.push("the h1 is not visible in main");
    if (count("main") !== 1) faults.push(`${count("main")} main`);
    if (!document.title) faults.push("no title");
    if (text.length < 200) faults.push(`only ${text.length} characters of text`);
    if (root.scrollWidth > root.clientWidth) {
      const wide = [...document.querySelectorAll("body *")].find(
        (element) => element.getBoundingClientRect().right > root.clientWidth + 1,
      );
      faults.push(`scrolls sideways: ${wide?.tagName} ${wide?.className}`);
    }
    return faults;
  });
}

/**
 * Paths on this site that the page links to, without hash. (By `evaluate` because `$$eval` needs
 * promises in the page, which Firefox lacks without JavaScript.)
 */
function linksOf(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.links]
      .map((link) => new URL(link.href))
      .filter((url) => url.origin === location.origin)
      .map((url) => url.pathname),
  );
}

/** Of the linked paths those that do not answer 200, and a page that links to each. */
async function brokenTargets(targets: ReadonlyMap<string, string>): Promise<object> {
  const broken: Record<string, string> = {};
  for (const [target, route] of targets) {
    const { status } = await fetch(siteUrl(target), { redirect: "manual" });
    if (status !== 200) broken[target] = `${status}, linked on ${route}`;
  }
  return broken;
}
