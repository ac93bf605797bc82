import { offsetInCode, type RulePage as Page } from "headrace/check";
import type { Code } from "mdast";
import type { Parsed } from "../parser.ts";
import { PARSERS } from "../parsers.ts";
import type { Finding, Rule, Site } from "../site.ts";

/** Code blocks that are not what their language says. Fences marked `excerpt` may be incomplete. */
export const codeBlocks: Rule = {
  code: "code-block",
  async check({ pages }: Site): Promise<Finding[]> {
    const findings: Finding[] = [];
    // One after the other: the grammars share a runtime that is set up once.
    for (const [languages, load] of Object.entries(PARSERS)) {
      const blocks = pages.flatMap((page) => blocksIn(page, languages.split(" ")));
      if (blocks.length === 0) continue;
      const parse = await load();
      const sources = blocks.map(({ node }) => ({ text: node.value, language: node.lang ?? "" }));
      const faults = await parse(sources);
      findings.push(...faults.flatMap((fault, index) => toFinding(blocks[index], fault)));
    }
    return findings;
  },
};

interface PageBlock {
  page: Page;
  node: Code;
}

function blocksIn(page: Page, languages: readonly string[]): PageBlock[] {
  return page.code
    .filter(({ lang, value }) => languages.includes(lang ?? "") && value !== "")
    .filter(({ meta }) => !/\bexcerpt\b/.test((meta ?? "").replace(/"[^"]*"/g, "")))
    .map((node) => ({ page, node }));
}

function toFinding(block: PageBlock | undefined, fault: Parsed): Finding[] {
  if (!block || !fault) return [];
  const { page, node } = block;
  return [
    {
      page,
      offset: offsetInCode(page, node, fault),
      message: `This is not ${node.lang}: ${fault.reason}.`,
      hint: "Correct it, or write the word excerpt after the language if it is not meant to be whole.",
    },
  ];
}
