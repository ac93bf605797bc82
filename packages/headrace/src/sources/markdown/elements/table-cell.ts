import type { Element, Nodes } from "hast";
import { textContent } from "../text-content.ts";

/** A number and the word that it counts: "45 minutes" does not break in two. */
const COUNTED = /(?<=\d) (?=\p{L})/gu;

/** What a cell says as a whole, and the class that shows it in color and with a sign of its own. */
const ANSWERS: readonly [RegExp, string][] = [
  [/^yes$/i, "yes"],
  [/^no$/i, "no"],
];

/**
 * Makes a cell quick to read: numbers stay with their units, and "Yes" and "No" get a color and a sign.
 * Done last, so that what is searched and given to programs has plain spaces.
 */
export function finishTableCell(cell: Element): void {
  joinNumbers(cell);
  if (cell.tagName !== "td") return;
  const text = textContent(cell).trim();
  const answer = ANSWERS.find(([pattern]) => pattern.test(text));
  if (!answer) return;
  const { className } = cell.properties;
  const known = Array.isArray(className) ? className : [];
  cell.properties.className = [...known, `answer-${answer[1]}`];
}

function joinNumbers(node: Nodes): void {
  if (node.type === "text") node.value = node.value.replace(COUNTED, "\u00a0");
  if (node.type === "element" && (node.tagName === "code" || node.tagName === "pre")) return;
  if (!("children" in node)) return;
  for (const child of node.children) joinNumbers(child);
}
