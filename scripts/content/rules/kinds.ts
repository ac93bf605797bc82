import { didYouMean, HEADING_ID_START } from "headrace/check";
import { toString as textOf } from "mdast-util-to-string";
import { type Finding, pageRule } from "../site.ts";
import { headingsOf } from "./headings.ts";

/**
 * What pages of each kind have to have: headings, of which those of one line may stand for each
 * other. A page says its kind in its front matter.
 */
const KINDS: Readonly<Record<string, readonly (readonly string[])[]>> = {
  // Leads on to other pages.
  landing: [],
  // What something is and how it works.
  concept: [["Next steps"]],
  // One task of someone who knows the product.
  "how-to": [["Before you start"], ["What can go wrong"], ["Next steps"]],
  // Builds something, from start to end, for someone who learns.
  tutorial: [["Next steps", "What you have now", "What you have so far", "What you have seen"]],
  // To look something up.
  reference: [["Next steps"]],
  // An idea that does not depend on the product.
  article: [["When not to use it", "Where it ends"], ["Next steps"]],
  // What one version brought.
  release: [["New"], ["Improved"], ["Fixed"], ["Known issues"], ["Next steps"]],
};

/** Pages without a kind, and pages that miss a heading of theirs. */
export const kinds = pageRule("page-kind", (page) => {
  const { kind } = page.frontMatter;
  const required = typeof kind === "string" ? KINDS[kind] : undefined;
  const names = Object.keys(KINDS);
  if (!required) {
    const nearest = typeof kind === "string" ? didYouMean(kind, names) : undefined;
    const hint = nearest ?? `Write kind: and one of ${names.join(", ")} into the front matter.`;
    const message = kind === undefined ? "This page has no kind." : `"${kind}" is no kind of page.`;
    return [{ page, offset: 0, message, hint }];
  }
  const headings = headingsOf(page).filter(({ depth }) => depth === 2);
  const present = new Set(headings.map((heading) => withoutId(textOf(heading))));
  return required
    .filter((choice) => !choice.some((title) => present.has(title)))
    .map((choice): Finding => {
      const message = `A page of the kind ${kind} has the heading "${choice.join('" or "')}"; this one has not.`;
      return { page, offset: 0, message, hint: `Add "## ${choice[0]}".` };
    });
});

/** The parser's spelling of `{#id}` stands at the end of a heading. */
function withoutId(title: string): string {
  return (title.split(HEADING_ID_START)[0] ?? "").trim();
}
