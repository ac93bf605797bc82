/** Writes what the pages of the problem codes take from the API description: `npm run problem-pages`. */
import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import siteConfig from "../../site/site.config.ts";
import { ERROR_PAGES, expectedPartials, PARTIALS, presentPartials } from "./problems.ts";

const root = process.cwd();
const pages = join("content", ERROR_PAGES);
for (const { file } of siteConfig.api ?? []) {
  const expected = await expectedPartials(root, file);
  for (const code of presentPartials(root, pages).keys()) {
    if (!expected.has(code)) rmSync(join(root, pages, PARTIALS, `${code}.md`));
  }
  for (const [code, text] of expected) {
    writeFileSync(join(root, pages, PARTIALS, `${code}.md`), text);
  }
  process.stdout.write(`Wrote ${expected.size} files.\n`);
}
