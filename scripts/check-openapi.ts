/**
 * Holds the description of the API to more than the build asks for: Redocly's recommended rules
 * without a warning, every example valid against its schema, and each
 * managed service in a version that the facts file has. Part of `npm run check`; prints
 * what is wrong and exits 1.
 */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { createConfig, formatProblems, getTotals, lint } from "@redocly/openapi-core";
import { loadDescription } from "headrace/api";
import { checkExamples } from "./check-examples.ts";
import { unofferedServices } from "./service-versions.ts";

const ROOT = join(import.meta.dirname, "..");
const FILE = "openapi/openapi.yaml";

async function main(): Promise<number> {
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lint({ ref: join(ROOT, FILE), config });
  if (problems.length > 0) formatProblems(problems, { cwd: ROOT, totals: getTotals(problems) });
  const { bundled } = await loadDescription(ROOT, FILE);
  if (!bundled) return 1;
  const { checked, invalid } = checkExamples(bundled);
  for (const { pointer, reason } of invalid) {
    process.stderr.write(`The example at ${pointer} is not valid: ${reason}.\n`);
  }
  const facts = readFileSync(join(ROOT, "content/facts.yaml"), "utf8");
  const unoffered = unofferedServices(bundled, facts);
  for (const place of unoffered) {
    process.stderr.write(`content/facts.yaml has no such version: ${place}.\n`);
  }
  const found = problems.length + invalid.length + unoffered.length;
  process.stdout.write(`Checked ${FILE} and ${checked} examples: ${found} problems.\n`);
  return found > 0 ? 1 : 0;
}

if (resolve(process.argv[1] ?? "") === fileURLToPath(import.meta.url)) {
  process.exitCode = await main();
}
