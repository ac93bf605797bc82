import { describe, expect, test } from "vitest";
import { audit, type Look } from "./axe.ts";
import { useBrowser } from "./journey.ts";
import { listedRoutes } from "./routes.ts";

/** Every page is seen in each of them. */
const LOOKS: readonly Look[] = [
  { theme: "light", width: 1440 },
  { theme: "dark", width: 1440 },
  { theme: "light", width: 390 },
  { theme: "dark", width: 390 },
];

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
      for (const route of sample(await listedRoutes())) {
        await visitor.visit(page, route);
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

/** All pages, but of those of operations, which one template makes, every tenth. */
function sample(routes: readonly string[]): string[] {
  const operations = routes.filter((route) => route.startsWith("/api/generated/"));
  const seen = new Set(operations.filter((_, index) => index % 10 === 0));
  return routes.filter((route) => !operations.includes(route) || seen.has(route));
}
