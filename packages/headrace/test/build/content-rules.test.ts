import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { checkSite } from "../../src/check/check-site.ts";
import { SiteError } from "../../src/diagnostics/site-error.ts";
import { copyFixture, type FixtureCopy } from "./fixture-copy.ts";

let site: FixtureCopy;

const put = (file: string, text: string) => writeFile(join(site.root, file), text);

beforeEach(async () => {
  site = await copyFixture("api-site");
  await put("content/page.md", "---\ntitle: Page\n---\n\n## Simply\n\nText, simply.\n");
});
afterEach(() => site.remove());

async function check(files: readonly string[]) {
  const config = await readFile(join(site.root, "site/site.config.ts"), "utf8");
  const rules = `content: { rules: ${JSON.stringify(files)},`;
  await put("site/site.config.ts", config.replace("content: {", rules));
  const { rules: found } = await checkSite(site.root, { strict: false });
  return found.map(({ file, line, column, ...item }) => ({
    ...item,
    at: `${file}:${line}:${column}`,
  }));
}

const RULES = `
import type { ContentRule } from "headrace";
import { SIMPLY } from "./simply";

const words: ContentRule = {
  code: "no-simply",
  severity: "warning",
  async page(page, report) {
    await Promise.resolve();
    for (const { index } of page.prose.matchAll(SIMPLY)) report({ at: index, message: "No." });
  },
};
const headings: ContentRule = {
  code: "no-headings",
  page({ tree }, report) {
    for (const node of tree.children)
      if (node.type === "heading") report({ at: node, message: "A heading.", hint: "Why?" });
  },
};
const sum: ContentRule = {
  code: "few-pages",
  site({ pages, docs }, report) {
    const routes = pages.map(({ path }) => docs.get(path)?.route).sort();
    for (const page of pages.slice(0, 1)) report({ page, message: routes.join() });
  },
};
const failing: ContentRule = {
  code: "failing",
  page() {
    throw new Error("on purpose");
  },
};
export const rules = [words, headings, sum, failing];
`;

it("rules of the project judge its pages, each problem where it stands", async () => {
  await put("site/simply.ts", "export const SIMPLY = /simply/gi;\n");
  await put("site/rules.ts", RULES);
  await mkdir(join(site.root, "styles/Own"), { recursive: true });
  const vale = 'extends: existence\nmessage: "%s?"\nlevel: error\ntokens: [Text]\n';
  await put("styles/Own/Words.yml", vale);
  expect(await check(["site/rules.ts", "styles"])).toEqual([
    ...[
      ["content/page.md:5:4", 2],
      ["content/page.md:7:7", 2],
    ].map(([at]) => ({
      code: "no-simply",
      severity: "warning",
      message: "No.",
      hint: "Mend the text.",
      at,
    })),
    {
      code: "no-headings",
      severity: "error",
      message: "A heading.",
      hint: "Why?",
      at: "content/page.md:5:1",
    },
    expect.objectContaining({ code: "few-pages", message: "/,/page" }),
    expect.objectContaining({
      code: "content-rule",
      message: 'The rule "failing" fails: on purpose.',
    }),
    expect.objectContaining({ code: "Words", message: "Text?", at: "content/page.md:7:1" }),
  ]);
});

it.each([
  ["export const rules = 1;", "no list of rules"],
  ["export const rules = [{ code: 'x', page: 1 }];", "no list of rules"],
  ["export const other = [];", "no list of rules"],
  ["throw new Error('at once');", "at once"],
])("a module that is none is told: %s", async (text, reason) => {
  await put("site/rules.ts", text);
  const checked = check(["site/rules.ts"]);
  await expect(checked).rejects.toThrow(SiteError);
  await expect(checked).rejects.toMatchObject({
    diagnostics: [
      { code: "content-rule", file: "site/rules.ts", message: expect.stringContaining(reason) },
    ],
  });
});

it("a file that is not there is told where it is named", async () => {
  await expect(check(["site/ruls.ts"])).rejects.toMatchObject({
    diagnostics: [{ file: "site/site.config.ts", message: 'There is no "site/ruls.ts".' }],
  });
});
