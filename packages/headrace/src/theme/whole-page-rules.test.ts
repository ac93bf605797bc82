import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const STYLES = join(import.meta.dirname, "styles");
const SHEETS = readdirSync(STYLES, { recursive: true, encoding: "utf8" }).filter((path) =>
  path.endsWith(".css"),
);

/** With it, each part of a page that arrives has everything around it styled anew. */
const ANYTHING_WITHIN = /:has\([^{;]*\)\s*[ >+~]\s*\*\s*[,{]/;

test.each(SHEETS)("%s says nothing of all that stands in what has something in it", (path) => {
  expect(readFileSync(join(STYLES, path), "utf8")).not.toMatch(ANYTHING_WITHIN);
});
