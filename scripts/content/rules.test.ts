import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Diagnostic, formatDiagnostics, runRules } from "headrace/check";
import { describe, expect, it } from "vitest";
import { rules } from "./rules.ts";
import { readSite } from "./site.ts";

/** `UPDATE_FIXTURES=1 npx vitest run scripts/content` writes what the rules say now. */
const UPDATE = process.env.UPDATE_FIXTURES === "1";
const ROOT = join(import.meta.dirname, "../..");

/** As `npm run check:content` prints them. */
function printed(diagnostics: readonly Diagnostic[]): string {
  return formatDiagnostics(diagnostics, (file) => readFileSync(join(ROOT, file), "utf8"));
}

describe("rules of the content", () => {
  it.each(rules)(
    "$code finds its faults, and no others",
    async (rule) => {
      const folder = `scripts/content/fixtures/${rule.code}`;
      const site = readSite(ROOT, folder);
      const message = `${printed(await runRules(site, [rule]))}\n`;
      const expected = join(ROOT, folder, "expected.txt");
      if (UPDATE) writeFileSync(expected, message);
      expect(existsSync(expected), `${expected} is absent`).toBe(true);
      expect(message).toBe(readFileSync(expected, "utf8"));
    },
    60_000,
  );

  it("reads a page whose facts stand in running text without the slow parser", () => {
    const { pages } = readSite(ROOT, "scripts/content/fixtures/fact");
    expect(pages[0]?.stated).toContain("Build time");
    expect(pages[0]?.stated).not.toContain("facts.build");
  });
});
