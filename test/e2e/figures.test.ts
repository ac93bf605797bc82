import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { audit } from "./axe.ts";
import { useBrowser } from "./journey.ts";

/** Routes of all pages that show a figure. */
const ROUTES = readdirSync("content", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".md"))
  .filter((file) => readFileSync(`content/${file}`, "utf8").includes("<Figure name="))
  .map((file) => `/${file.replace(/(?:\/index)?\.md$/, "")}`);

const TIMEOUT_MS = 300_000;

// One browser is enough: reflow.test.ts sees a page with a figure in both.
describe("figures", () => {
  const visitor = useBrowser("chromium");

  test(
    "stay on their paper at 320 px and at full width",
    async () => {
      const page = await visitor.open("/");
      const outside: string[] = [];
      for (const route of ROUTES) {
        await visitor.visit(page, route);
        for (const width of [320, 1440]) {
          await page.setViewport({ width, height: 900 });
          const found = await page.evaluate(() =>
            [...document.querySelectorAll(".d-paper")]
              .flatMap((paper) => {
                const edge = paper.getBoundingClientRect().right;
                const parts = [...paper.querySelectorAll("*")];
                return parts
                  .filter((part) => part.getBoundingClientRect().right > edge)
                  .slice(0, 1);
              })
              .map((part) => part.outerHTML.slice(0, 80)),
          );
          outside.push(...found.map((part) => `${route} at ${width} px: ${part}`));
        }
      }
      expect(ROUTES.length).toBeGreaterThan(25);
      expect(outside).toEqual([]);
    },
    TIMEOUT_MS,
  );

  test.each(["light", "dark"] as const)(
    "axe finds nothing on a page with figures, %s",
    async (theme) => {
      const page = await visitor.open("/admin-manuals/deploy-application");
      expect(await audit(page, { theme, width: 1440 })).toEqual([]);
    },
  );
});
