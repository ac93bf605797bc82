import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import { describe, expect, test } from "vitest";

/** The budgets of docs/architecture.md, in bytes after brotli at its highest quality. */
const BUDGET = { htmlAndStyles: 25_000, styles: 10_000, script: 75_000 };

/** A page of usual length with code, a table and a diagram. */
const MANUAL = "dist/admin-manuals/create-application.html";

const assets = readdirSync("dist/assets", { recursive: true, encoding: "utf8" }).map((file) =>
  join("dist/assets", file),
);
const styles = assets.filter((file) => file.endsWith(".css"));
const scripts = assets.filter((file) => file.endsWith(".js"));

/** Sum of the sizes of the files as a browser would receive them. */
function transferSize(files: readonly string[]): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return files.reduce(
    (sum, file) => sum + brotliCompressSync(readFileSync(file), { params }).length,
    0,
  );
}

describe("bytes of a first visit", () => {
  test("HTML and styles of a manual", () => {
    expect(transferSize([MANUAL, ...styles])).toBeLessThanOrEqual(BUDGET.htmlAndStyles);
  });

  test("styles", () => {
    expect(styles).toHaveLength(1);
    expect(transferSize(styles)).toBeLessThanOrEqual(BUDGET.styles);
  });

  test("script, the same for every page", () => {
    expect(scripts).not.toHaveLength(0);
    expect(transferSize(scripts)).toBeLessThanOrEqual(BUDGET.script);
  });
});
