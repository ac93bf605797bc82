import type { Element, ElementContent, Nodes as HastNodes, Root as HastRoot } from "hast";
import { toHtml } from "hast-util-to-html";
import type { Heading, Nodes, Root } from "mdast";
// Both packages declare the MDX nodes; those that are read first count, and satteri's say less.
import type {} from "remark-mdx";
import remarkRehype from "remark-rehype";
import { markdownToMdast } from "satteri";
import { unified } from "unified";
import { escapeAttribute } from "../../model/escape-html.ts";
import type { CodeRenderer } from "../../sources/code/code-renderer.ts";
import { curlQuotes } from "../../sources/curl-quotes.ts";
import { nameCheckbox } from "../../sources/name-checkbox.ts";
import type { SiteAddress } from "../reference-source.ts";
import { hyphened } from "./prose-anchors.ts";
import { withoutComponents } from "./prose-components.ts";
import { harmlessHtml } from "./prose-html.ts";
import { resolveLink } from "./prose-link.ts";

/** What the texts of one page need. */
export interface ProseTools {
  site: SiteAddress;
  /** Absolute address that relative links count from; `null`: this site. */
  linkBase: string | null;
  /** Routes that fragments mean: "operation/list". */
  anchors: Readonly<Record<string, string>>;
  /** Level of the highest headings; default: 3, below the page's own. */
  top?: number;
  /** Gives headings ids, or none. */
  onHeading?: (id: string) => string | undefined;
  smartQuotes: boolean;
  code: CodeRenderer;
  /** Languages whose grammar is loaded. */
  languages: ReadonlySet<string>;
  /** Hears of each link to this site. */
  onLink: (target: string, hash: string | null) => void;
}

/** A rendered text. */
export interface Prose {
  html: string;
  /** The HTML without its paragraph; `undefined` for what is more than one paragraph. */
  inline: string | undefined;
  /** Without markup, for search. */
  text: string;
}

const EMPTY: Prose = { html: "", inline: "", text: "" };

/**
 * HTML of a CommonMark text of a description. Nobody vouches for it: HTML in it is shown as text,
 * pictures become their alternative text, and links that would run code become plain text.
 */
export function renderProse(text: string, tools: ProseTools): Prose {
  if (text.trim() === "") return EMPTY;
  const key = `${tools.smartQuotes} ${text}`;
  const known = plainProse.get(key);
  if (known) return known;
  const prose = renderAnew(text, tools);
  if (!OWN_TO_A_PAGE.test(prose.html)) {
    if (plainProse.size >= MOST_KEPT) plainProse.clear();
    plainProse.set(key, prose);
  }
  return prose;
}

/** Texts that are the same on every page: of ten in a description, eight or more are not new. */
const plainProse = new Map<string, Prose>();
const MOST_KEPT = 20_000;
/** Links, those that lead nowhere, headings and code depend on what a page is written with. */
const OWN_TO_A_PAGE = /<(?:a|span|pre|h[1-6])[\s>]/;

function renderAnew(text: string, tools: ProseTools): Prose {
  const tree = proseTree(text, tools);
  const [only, ...others] = tree.children.filter(({ type }) => type !== "text");
  const isParagraph = only?.type === "element" && only.tagName === "p" && others.length === 0;
  return {
    html: toHtml(tree, HTML_OPTIONS).trim(),
    inline: isParagraph ? toHtml(only.children, HTML_OPTIONS) : undefined,
    text: plainText(tree).replace(/\s+/g, " ").trim(),
  };
}

/** Languages of the fences of a text, as they are written. */
export function fenceLanguages(text: string): string[] {
  return [...text.matchAll(/^ *(?:`{3,}|~{3,}) *([\w#+-]+)/gm)].map(([, name = ""]) => name);
}

const HTML_OPTIONS = {
  allowDangerousHtml: true,
  characterReferences: { useNamedReferences: true },
};

const FEATURES = { gfm: true, directive: false, frontmatter: false };

/** The HTML that `tame` leaves does no harm. */
const toHast = unified().use(remarkRehype, { allowDangerousHtml: true }).freeze();

function proseTree(text: string, tools: ProseTools): HastRoot {
  const parsed = markdownToMdast(withoutComponents(text), { features: FEATURES });
  const root: Root = parsed.type === "root" && !isTooDeep(parsed) ? parsed : asParagraph(text);
  if (tools.smartQuotes) curlQuotes(root);
  tame(root, (href) => linkTag(href, tools));
  nestHeadings(root, tools.top ?? 3);
  const tree = toHast.runSync(root);
  finish(tree, tools);
  return tree;
}

/** Nobody means so many quotations or lists in each other, and what follows them has an end. */
const MOST_NESTED = 100;

function isTooDeep(root: Root): boolean {
  let level: Nodes[] = [root];
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > MOST_NESTED) return true;
    level = level.flatMap((node): Nodes[] => ("children" in node ? node.children : []));
  }
  return false;
}

function asParagraph(value: string): Root {
  return {
    type: "root",
    children: [{ type: "paragraph", children: [{ type: "text", value }] }],
  };
}

/** HTML becomes text. */
function tame(node: Nodes, linkTo: (href: string) => string): void {
  if (!("children" in node)) return;
  const html: Nodes[] = node.children.filter((child) => child.type === "html");
  const pieces = html.map((child) => ("value" in child ? child.value : ""));
  const harmless = harmlessHtml(pieces, linkTo);
  for (const child of node.children) {
    const known = child.type === "html" ? harmless?.[html.indexOf(child)] : undefined;
    if (known !== undefined) Object.assign(child, { value: known });
    else if (child.type === "html") {
      const isBlock = BLOCK_PARENTS.has(node.type);
      const text = { type: "text" as const, value: child.value };
      Object.assign(child, isBlock ? { type: "paragraph", children: [text] } : text);
    }
    tame(child, linkTo);
  }
}

const BLOCK_PARENTS = new Set(["root", "blockquote", "listItem", "footnoteDefinition"]);

const DEPTHS = [1, 2, 3, 4, 5, 6] as const;

/**
 * The highest heading of a text gets the level `top`; none skips a level.
 * https://dequeuniversity.com/rules/axe/4.10/heading-order
 */
function nestHeadings(root: Root, top: number): void {
  const above: number[] = [];
  visitHeadings(root, (heading) => {
    while (above.length > 0 && (above.at(-1) ?? 0) >= heading.depth) above.pop();
    above.push(heading.depth);
    heading.depth = DEPTHS[top + above.length - 2] ?? 6;
  });
}

function visitHeadings(node: Nodes, visit: (heading: Heading) => void): void {
  if (node.type === "heading") visit(node);
  else if ("children" in node) for (const child of node.children) visitHeadings(child, visit);
}

function finish(node: HastNodes, tools: ProseTools): void {
  if (!("children" in node)) return;
  node.children.forEach((child, index) => {
    if (child.type !== "element") return;
    finish(child, tools);
    delete child.properties.id;
    if (tools.onHeading && /^h[1-6]$/.test(child.tagName))
      child.properties.id = tools.onHeading(hyphened(plainText(child)));
    const replacement = finishElement(child, tools);
    if (replacement) Object.assign(node.children, { [index]: replacement });
  });
}

const NOTHING: ElementContent = { type: "text", value: "" };

function finishElement(element: Element, tools: ProseTools): ElementContent | undefined {
  switch (element.tagName) {
    case "a":
      return finishLink(element, tools);
    case "h2":
      // Only the one over footnotes has a class, of those who see no lines.
      return element.properties.className ? NOTHING : undefined;
    case "input":
      nameCheckbox(element);
      return undefined;
    case "img":
      return { type: "text", value: String(element.properties.alt ?? "") };
    case "pre":
      return { type: "raw", value: renderCode(element, tools) };
    case "table":
      return scrollBox(element);
    default:
      return undefined;
  }
}

function finishLink(element: Element, tools: ProseTools): ElementContent | undefined {
  // Notes stand right below their text, and have no ids: those of several texts would be the same.
  if (element.properties.dataFootnoteBackref !== undefined) return NOTHING;
  const isNote = element.properties.dataFootnoteRef !== undefined;
  const link = isNote ? undefined : resolveLink(String(element.properties.href ?? ""), tools);
  if (!link)
    return { type: "element", tagName: "span", properties: {}, children: element.children };
  if (link.target) tools.onLink(link.target, link.hash);
  element.properties = { ...link.attributes };
  return undefined;
}

/** A link that is written as HTML; one that leads nowhere has no address. */
function linkTag(written: string, tools: ProseTools): string {
  const href = written.replaceAll("&amp;", "&").trim();
  // Spelled otherwise, an address may be another one than it looks.
  const link = /&#?\w+;|[\s\p{Cc}]/u.test(href) ? undefined : resolveLink(href, tools);
  if (link?.target) tools.onLink(link.target, link.hash);
  const attributes = Object.entries(link?.attributes ?? {});
  return `<a${attributes.map(([name, value]) => ` ${name}="${escapeAttribute(value)}"`).join("")}>`;
}

function renderCode(element: Element, { code, languages }: ProseTools): string {
  const [inner] = element.children;
  const classes = inner?.type === "element" ? inner.properties.className : undefined;
  const name = Array.isArray(classes) ? String(classes[0] ?? "").replace(/^language-/, "") : "";
  const language = languages.has(name) ? name : "text";
  return code.render({
    code: plainText(element).replace(/\n$/, ""),
    language,
    meta: "",
    literal: true,
  });
}

function plainText(node: HastNodes): string {
  if (node.type === "text") return node.value;
  if (node.type === "raw") return node.value.replace(/<[^>]*>/g, " ");
  return "children" in node ? node.children.map(plainText).join("") : "";
}

/** As the tables of Markdown pages: wide ones scroll in their own box. */
function scrollBox(table: Element): Element {
  return {
    type: "element",
    tagName: "div",
    properties: { className: ["table-scroll"], role: "group", ariaLabel: "Table", tabIndex: 0 },
    children: [table],
  };
}
