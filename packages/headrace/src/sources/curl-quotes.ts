import type { Nodes, Root } from "mdast";

/** Nodes whose text stands in the same line as the text around them. */
const INLINE = new Set([
  "delete",
  "emphasis",
  "link",
  "linkReference",
  "mdxJsxTextElement",
  "strong",
]);

/** Elements whose text is shown letter by letter. */
const LITERAL = new Set(["code", "kbd", "pre", "samp", "script", "style"]);

const OPENS_AFTER = /[\s([{‘“—–/]/;

/**
 * Straight quotation marks and apostrophes of a text become those of print: “so”, ‘so’, it’s. Code
 * stays as it is.
 */
export function curlQuotes(tree: Root): void {
  curlChildren(tree, "");
}

/**
 * @param before The sign before the first child, "" at the beginning of a block.
 * @returns the sign at the end of the last child.
 */
function curlChildren(node: Nodes, before: string): string {
  if (!("children" in node)) return before;
  let last = before;
  for (const child of node.children) last = curlNode(child, last);
  return last;
}

function curlNode(node: Nodes, before: string): string {
  if (node.type === "text") {
    node.value = curlText(node.value, before);
    return node.value.at(-1) ?? before;
  }
  if (node.type === "html") return before;
  if (node.type === "break") return " ";
  if ("name" in node && typeof node.name === "string" && LITERAL.has(node.name)) return "x";
  if (INLINE.has(node.type)) return curlChildren(node, before);
  curlChildren(node, "");
  // A piece of code, a picture: what follows it closes.
  return "x";
}

function curlText(text: string, before: string): string {
  let last = before;
  return text.replace(/[^"']+|["']/g, (part, at: number) => {
    const curled = QUOTES[part]?.[isOpening(part, last, text[at + 1] ?? "") ? 0 : 1] ?? part;
    last = curled.at(-1) ?? last;
    return curled;
  });
}

/** Opening and closing forms. */
const QUOTES: Readonly<Record<string, readonly [string, string]>> = {
  '"': ["“", "”"],
  "'": ["‘", "’"],
};

/** In ’24, figures were left out. */
function isOpening(quote: string, before: string, after: string): boolean {
  if (quote === "'" && /\d/.test(after)) return false;
  return before === "" || OPENS_AFTER.test(before);
}
