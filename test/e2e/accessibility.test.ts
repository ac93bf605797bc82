import { describe, expect, test } from "vitest";
import { audit, type Look } from "./axe.ts";
import { useBrowser } from "./journey.ts";
import { listedRoutes } from "./routes.ts";

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

/** Some two seconds for each page on a busy machine. */
const TIMEOUT_MS = 900_000;

// One browser is enough: axe judges the document, which is the same in both.
describe("accessibility", () => {
  const visitor = useBrowser("chromium");

  test(
    "axe finds nothing on any page, in both themes, wide and narrow",
    async () => {
      const violations: Record<string, string[]> = {};
      const page = await visitor.open("/");
      for (const [index, route] of sample(await listedRoutes()).entries()) {
        await visitor.visit(page, route);
        for (const look of LOOKS[index % LOOKS.length] ?? []) {
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
