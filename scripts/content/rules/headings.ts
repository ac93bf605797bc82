import { type RulePage as Page, range } from "headrace/check";
import type { Heading, Nodes } from "mdast";
import { toString as textOf } from "mdast-util-to-string";
import { type Finding, pageRule } from "../site.ts";

/** Headings that do not go down by one; the title is the first level. */
export const headingLevels = pageRule("heading-level", (page) => {
  const findings: Finding[] = [];
  let above = 1;
  for (const heading of headingsOf(page)) {
    if (heading.depth > above + 1) {
      findings.push({
        page,
        offset: range(heading)[0],
        message: `"${textOf(heading)}" is a heading of level ${heading.depth} below one of level ${above}.`,
        hint: `Begin it with ${"#".repeat(above + 1)}.`,
      });
    }
    above = heading.depth;
  }
  return findings;
});

/** The headings of a page, in order, also those within containers. */
export function headingsOf({ tree }: Page): Heading[] {
  const visit = (node: Nodes): Heading[] =>
    node.type === "heading" ? [node] : "children" in node ? node.children.flatMap(visit) : [];
  return visit(tree);
}
