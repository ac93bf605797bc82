import { type DefaultTreeAdapterTypes, parse } from "parse5";

/** An element of a built page. */
export interface HtmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  classes: readonly string[];
  children: HtmlNode[];
}

/** An element, or text. */
export type HtmlNode = HtmlElement | string;

/** The tree of a page as browsers read it: with the end tags that it leaves out, and what is wrongly nested mended. */
export function parseHtml(html: string): HtmlElement {
  return {
    name: "#root",
    attributes: new Map(),
    classes: [],
    children: readNodes(parse(html).childNodes),
  };
}

function readNodes(nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): HtmlNode[] {
  return nodes.flatMap((node): HtmlNode[] => {
    if ("value" in node) return [node.value];
    return "tagName" in node ? [readElement(node)] : [];
  });
}

function readElement({ tagName, attrs, childNodes }: DefaultTreeAdapterTypes.Element): HtmlElement {
  const attributes = new Map(attrs.map(({ name, value }) => [name, value]));
  const classes = (attributes.get("class") ?? "").split(/\s+/).filter(Boolean);
  return { name: tagName, attributes, classes, children: readNodes(childNodes) };
}

/** Elements within, the outer before the inner, in order. */
export function* descendants(node: HtmlElement): Generator<HtmlElement> {
  for (const child of node.children) {
    if (typeof child === "string") continue;
    yield child;
    yield* descendants(child);
  }
}

/** The first element within of which something holds. */
export function find(
  node: HtmlElement | undefined,
  holds: (element: HtmlElement) => boolean,
): HtmlElement | undefined {
  if (node === undefined) return undefined;
  for (const element of descendants(node)) if (holds(element)) return element;
  return undefined;
}

/** Whether an element has a class, or one that begins so and ends in a hash of its module. */
export function isOfClass({ classes }: HtmlElement, name: string): boolean {
  return classes.some(
    (own) => own === name || own.startsWith(`${name}_`) || own.startsWith(`_${name}_`),
  );
}

/** The text in an element, as one line. */
export function lineOf(node: HtmlElement | undefined): string {
  return node === undefined ? "" : squeeze(textOf(node));
}

/** One space for each run of them, zero-width characters left out. */
export function squeeze(text: string): string {
  return text
    .replace(/[\u200B\u2060\uFEFF]/g, "")
    .replace(/\s+/g, " ")
    .trim();
}

/** Elements that nobody reads. */
const SILENT = new Set(["script", "style", "template", "svg", "noscript"]);

function textOf(node: HtmlNode): string {
  if (typeof node === "string") return node;
  if (SILENT.has(node.name)) return "";
  if (node.name === "br") return "\n";
  return node.children.map(textOf).join("");
}
