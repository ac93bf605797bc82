import { type RulePage as Page, range } from "headrace/check";
import type { Nodes } from "mdast";
import { type Finding, pageRule } from "../site.ts";

/** Images and diagrams that say nothing to those who can't see them. */
export const alternatives = pageRule("alternative", (page) => [
  ...missing(page.tree, page),
  ...page.code
    .filter(({ lang, meta }) => lang === "mermaid" && !/\balt="[^"]+"/.test(meta ?? ""))
    .map((node) => finding(page, node, "This diagram")),
]);

function missing(node: Nodes, page: Page): Finding[] {
  if (node.type === "image" && !node.alt?.trim()) return [finding(page, node, "This image")];
  if ("name" in node && node.name === "img" && "attributes" in node) {
    const attributes = Array.isArray(node.attributes) ? node.attributes : [];
    const has = attributes.some((attribute) => "name" in attribute && attribute.name === "alt");
    if (!has) return [finding(page, node, "This image")];
  }
  return "children" in node ? node.children.flatMap((child) => missing(child, page)) : [];
}

function finding(page: Page, node: Nodes, subject: string): Finding {
  return {
    page,
    offset: range(node)[0],
    message: `${subject} has no alternative text.`,
    hint: 'Say what it shows: ![The form with all fields](./form.png); alt="…" on a diagram or <img>.',
  };
}
