import type { Element, Root } from "hast";
import type { TocItem } from "../../../model/page.ts";

/** Fewer are no alphabet. */
const FEWEST_LETTERS = 5;

/**
 * A row of letters above the first heading of a page whose sections are single letters, as those of a
 * glossary: readers reach a letter with one press, also on a phone.
 */
export function addLetters(tree: Root, toc: readonly TocItem[]): void {
  const letters = toc.filter(({ level, html }) => level === 2 && /^\p{L}$/u.test(html));
  if (letters.length < FEWEST_LETTERS) return;
  const first = tree.children.findIndex((node) => node.type === "element" && node.tagName === "h2");
  if (first === -1) return;
  tree.children.splice(first, 0, row(letters));
}

function row(letters: readonly TocItem[]): Element {
  return {
    type: "element",
    tagName: "nav",
    properties: {
      className: ["letters"],
      ariaLabel: `${letters[0]?.html}–${letters.at(-1)?.html}`,
    },
    children: letters.map(({ id, html }) => ({
      type: "element",
      tagName: "a",
      properties: { className: ["letter"], href: `#${id}` },
      children: [{ type: "text", value: html }],
    })),
  };
}
