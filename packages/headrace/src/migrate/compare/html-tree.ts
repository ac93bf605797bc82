import { unescapeHtml } from "../../model/escape-html.ts";

/** An element of a built page. */
export interface HtmlElement {
  name: string;
  attributes: ReadonlyMap<string, string>;
  classes: readonly string[];
  children: HtmlNode[];
}

/** An element, or text. */
export type HtmlNode = HtmlElement | string;

const TOKEN =
  /<!--[\s\S]*?-->|<![^>]*>|<(\/?)([a-zA-Z][^\s/>]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>|[^<]+|</g;
const ATTRIBUTE = /([^\s=/"'<>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const VOID = new Set(
  "area base br col embed hr img input link meta param source track wbr".split(" "),
);
/** Elements whose content is text, whatever it looks like. */
const RAW = new Set(["script", "style", "textarea", "title", "noscript", "iframe"]);

/**
 * The tree of a page that a generator wrote. Where it leaves out the end tags of list items, cells and
 * paragraphs, as minifiers do, the next one ends them. What is wrongly nested stays within the element
 * that was opened first.
 */
export function parseHtml(html: string): HtmlElement {
  const root = element("#root", "");
  const open = [root];
  TOKEN.lastIndex = 0;
  for (let match = TOKEN.exec(html); match; match = TOKEN.exec(html)) {
    const [whole, slash, tag, attributes = ""] = match;
    if (tag === undefined) {
      if (!whole.startsWith("<!")) (open.at(-1) ?? root).children.push(unescapeHtml(whole));
    } else if (slash) close(open, tag.toLowerCase());
    else {
      const made = element(tag.toLowerCase(), attributes);
      endImplied(open, made.name);
      (open.at(-1) ?? root).children.push(made);
      if (VOID.has(made.name) || (attributes.endsWith("/") && !/=[^\s"']*\/$/.test(attributes)))
        continue;
      if (!RAW.has(made.name)) open.push(made);
      else TOKEN.lastIndex = readRaw(html, made, TOKEN.lastIndex);
    }
  }
  return root;
}

/** Takes the text up to the end tag; returns the place after it. */
function readRaw(html: string, made: HtmlElement, from: number): number {
  const end = new RegExp(`</${made.name}\\s*>`, "gi");
  end.lastIndex = from;
  const found = end.exec(html);
  const text = html.slice(from, found?.index);
  made.children.push(made.name === "title" ? unescapeHtml(text) : text);
  return found ? end.lastIndex : html.length;
}

/** Elements whose end tag may be left out, and what ends them; no list or table is left for it. */
const ENDED_BY: Record<string, { ends: RegExp; within: RegExp }> = {
  li: { ends: /^li$/, within: /^(?:ul|ol|menu)$/ },
  dt: { ends: /^d[td]$/, within: /^dl$/ },
  dd: { ends: /^d[td]$/, within: /^dl$/ },
  option: { ends: /^option$/, within: /^select$/ },
  td: { ends: /^t[dh]$/, within: /^(?:tr|table)$/ },
  th: { ends: /^t[dh]$/, within: /^(?:tr|table)$/ },
  tr: { ends: /^tr$/, within: /^table$/ },
  tbody: { ends: /^t(?:head|body)$/, within: /^table$/ },
};
const ENDS_PARAGRAPH =
  /^(?:p|div|ul|ol|dl|table|pre|blockquote|h[1-6]|hr|section|header|footer|figure|details|article|aside|nav|main|form)$/;

function endImplied(open: HtmlElement[], name: string): void {
  if (ENDS_PARAGRAPH.test(name) && open.at(-1)?.name === "p") open.pop();
  const rule = ENDED_BY[name];
  if (!rule) return;
  const list = open.findLastIndex((element) => rule.within.test(element.name));
  const ended = open.findLastIndex((element) => rule.ends.test(element.name));
  if (ended > list) open.length = ended;
}

function close(open: HtmlElement[], name: string): void {
  const index = open.findLastIndex((element) => element.name === name);
  if (index > 0) open.length = index;
}

function element(name: string, written: string): HtmlElement {
  const attributes = new Map<string, string>();
  for (const [, key = "", double, single, bare] of written.matchAll(ATTRIBUTE))
    attributes.set(key.toLowerCase(), unescapeHtml(double ?? single ?? bare ?? ""));
  const classes = (attributes.get("class") ?? "").split(/\s+/).filter(Boolean);
  return { name, attributes, classes, children: [] };
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
  return classes.some((own) => own === name || own.startsWith(`${name}_`));
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
