import type { DefaultTreeAdapterTypes } from "parse5";

/** Text, a comment, or an element. */
export type FragmentNode = DefaultTreeAdapterTypes.ChildNode;
/** An element. */
export type FragmentElement = DefaultTreeAdapterTypes.Element;
/** An element, or the fragment that holds them all. */
export type FragmentParent = FragmentElement | DefaultTreeAdapterTypes.DocumentFragment;

/** Hold words, and marked words. */
const PHRASES = new Set(
  `a b button caption code del dt em figcaption h1 h2 h3 h4 h5 h6 i ins kbd label p pre s samp small
  span strong sub summary sup u var`.split(/\s+/),
);

/** Of those, what does not begin on a line of its own. */
const WITHIN_LINES = new Set(
  "a b code del em i ins kbd label s samp small span strong sub sup u var".split(" "),
);

/** Whether a node is an element. */
export function isElement(node: FragmentNode | FragmentParent): node is FragmentElement {
  return "tagName" in node;
}

/** Whether it holds nothing but words, and marked words. */
export function isPhrase(node: FragmentParent): boolean {
  return isElement(node) && PHRASES.has(node.tagName);
}

/** The value of an attribute; "" for none. */
export function attributeOf(element: FragmentElement, name: string): string {
  return element.attrs.find((one) => one.name === name)?.value ?? "";
}

/** The words of some HTML, each part on a line of its own; addresses stand behind their links. */
export function textOfHtml(nodes: readonly FragmentNode[]): string {
  return nodes
    .map(textOf)
    .join("")
    .replaceAll(/ *\n(?: *\n)*/g, "\n")
    .replaceAll(/^\n+|\n+$/g, "");
}

/** The characters of some HTML, as they stand in code. */
export function charactersOf(node: FragmentNode): string {
  if ("value" in node) return node.value;
  return isElement(node) ? node.childNodes.map(charactersOf).join("") : "";
}

function textOf(node: FragmentNode): string {
  if ("value" in node) return node.value.replaceAll(/\s+/g, " ");
  if (!isElement(node)) return "";
  const { tagName } = node;
  if (tagName === "pre") return `\n${charactersOf(node)}\n`;
  if (tagName === "br") return "\n";
  const words = node.childNodes.map(textOf).join("");
  if (tagName === "a") return linkText(words, node);
  if (WITHIN_LINES.has(tagName)) return words;
  if (tagName === "dt") return `\n${words.trim()}: `;
  if (tagName === "dd") return `${words.trimStart()}\n`;
  if (tagName === "td" || tagName === "th") return ` ${words.trim()} `;
  return `\n${words.trim()}\n`;
}

function linkText(words: string, link: FragmentElement): string {
  // "name: string, required"
  if (attributeOf(link, "class") === "api-name") return `${words}:`;
  const address = attributeOf(link, "href");
  return /^(?:https?|mailto):/.test(address) && address !== words ? `${words} (${address})` : words;
}
