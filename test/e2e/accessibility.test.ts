import { describe, expect, test } from "vitest";
import { audit, type Look } from "./axe.ts";
import { useBrowser } from "./journey.ts";
import { groupRoutes, sampledRoutes } from "./routes.ts";

/** A page is seen both wide and narrow, light and dark; which goes with which alternates. */
const LOOKS: readonly (readonly Look[])[] = [
  [
    { theme: "light", width: 1440 },
    { theme: "dark", width: 390 },
  ],
  [
    { theme: "dark", width: 1440 },
    { theme: "light", width: 390 },
  ],
];

/** Pages of one test: half a minute for them on an idle machine. */
const GROUP_SIZE = 12;

const groups = groupRoutes(await sampledRoutes(), GROUP_SIZE);

// One browser is enough: axe judges the document, which is the same in both.
describe("axe finds nothing, in both themes, wide and narrow", { timeout: 300_000 }, () => {
  const visitor = useBrowser("chromium");

  test.each(groups)("on $group.length pages from $first", async ({ group }) => {
    const violations: Record<string, string[]> = {};
    const left = group.entries();
    const auditLeft = async () => {
      const page = await visitor.open("/");
      for (const [index, route] of left) {
        await visitor.visit(page, route);
        for (const look of LOOKS[index % LOOKS.length] ?? []) {
          const found = await audit(page, look);
          if (found.length > 0) violations[`${route} (${look.theme}, ${look.width} px)`] = found;
        }
      }
    };
    // While one window waits a second for its pictures (see `audit`), the other is at work.
    await Promise.all([auditLeft(), auditLeft()]);
    expect(violations).toEqual({});
  });
});
