/**
 * Holds the pages to what a reader may expect of them (docs/decisions/0012). Part of `npm run
 * check`; prints each problem with its place and the way out, and exits 1.
 */

import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { type Diagnostic, formatDiagnostics } from "headrace/check";
import { place } from "./page.ts";
import { RULES } from "./rules.ts";
import { type Rule, readSite, type Site } from "./site.ts";

/** What rules say of a site. */
export async function checkSite(site: Site, rules: readonly Rule[]): Promise<Diagnostic[]> {
  const found = await Promise.all(
    rules.map(async ({ code, check }) =>
      (await check(site)).map(({ page, offset, message, hint }): Diagnostic => {
        const position = place(page.text, offset);
        return {
          code,
          severity: "error",
          message,
          hint: hint ?? "Mend the text.",
          file: page.path,
          ...position,
        };
      }),
    ),
  );
  return found.flat();
}

/** The problems as `npm run check:prose` prints them. */
export function printed(root: string, diagnostics: readonly Diagnostic[]): string {
  return formatDiagnostics(diagnostics, (file) => readFileSync(join(root, file), "utf8"));
}

if (resolve(process.argv[1] ?? "") === fileURLToPath(import.meta.url)) {
  const site = readSite(process.cwd());
  const diagnostics = await checkSite(site, RULES);
  if (diagnostics.length > 0) process.stderr.write(`${printed(site.root, diagnostics)}\n`);
  process.stdout.write(`Checked ${site.pages.length} pages by ${RULES.length} rules.\n`);
  process.exitCode = diagnostics.length > 0 ? 1 : 0;
}
