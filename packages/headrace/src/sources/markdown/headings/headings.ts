import GithubSlugger from "github-slugger";
import type { Element, Nodes, Root } from "hast";
import { escapeText } from "../../../model/escape-html.ts";
import { ENGLISH } from "../../../model/messages/english.ts";
import { fill } from "../../../model/messages/messages.ts";
import type { TocItem } from "../../../model/page.ts";
import { isFootnoteLabel } from "../elements/footnotes.ts";
import type { Compilation } from "../file-scope.ts";
import { asWritten, headingText } from "../jsx/own-heading.ts";
import { type Rendered, replaceParts } from "../jsx/rendered.ts";

/** The headings of a page, its partials' included. */
export interface PageHeadings {
  /** Text of a level 1 heading that begins the page. */
  title: string | undefined;
  /** That heading. */
  heading: Element | undefined;
  toc: TocItem[];
}

/** What decides on the title of a page, and on its ids. */
interface HeadingOptions {
  /** The page has it whatever its text begins with. */
  ownTitle?: string | undefined;
  /** Only a heading that nothing stands before is the title, as in sites of MDX 1. */
  isOlder?: boolean;
  /** What the link beside a heading says. Default: that of English pages. */
  directLink?: string | undefined;
  /** Ids are made for each file by itself, whatever others there are, as in the dialect. */
  isTolerant?: boolean;
}

/**
 * Gives every heading of level 2 to 6 its id and its anchor, in the order of the page. Ids that
 * writers chose are kept; the others are made of the text, as GitHub does, and avoid the chosen.
 *
 * @param ownTitle Stands in the place of the heading that begins the page.
 */
export function processHeadings(
  tree: Root,
  page: Compilation,
  {
    ownTitle,
    directLink = ENGLISH.directLink,
    isOlder = false,
    isTolerant = false,
  }: HeadingOptions = {},
): PageHeadings {
  const headings = collectHeadings(tree);
  const chosen = chosenIds(headings);
  const sluggerOf = isTolerant ? sluggersOfParts() : reservedSlugger(chosen.keys());
  reportTwiceChosen(chosen, page);
  const begins = firstHeading(tree);
  // A later one is a part of a text that has its title already; the dialect leaves it out of posts.
  const isLater = isTolerant && !isOlder && !begins && ownTitle !== undefined;
  const later = isLater ? titleOf(tree) : undefined;
  if (later) removeElement(later, tree);
  const title = ownTitle === undefined && !isOlder ? titleOf(tree) : begins;
  if (title && ownTitle !== undefined) title.children = [{ type: "text", value: ownTitle }];
  const toc: TocItem[] = [];
  for (const heading of headings) {
    const { dataHeadingText } = heading.properties;
    const text = typeof dataHeadingText === "string" ? dataHeadingText : headingText(heading);
    delete heading.properties.dataHeadingText;
    const slugger = sluggerOf(heading);
    if (heading.tagName === "h1") {
      if (heading !== title) reportSecondTitle(heading, page);
      // One that the writer gave the title keeps none of those free that are made of texts.
      const isChosen = heading.properties.id !== undefined && !heading.data?.isOwn;
      if (isChosen) delete heading.properties.id;
      else slugger.slug(text);
      continue;
    }
    const id = String(heading.properties.id ?? slugger.slug(text));
    // A heading of signs alone: nothing can lead to it.
    if (id === "") {
      delete heading.properties.id;
      continue;
    }
    heading.properties.id = id;
    toc.push({
      id,
      level: Number(heading.tagName.slice(1)),
      html: headingHtml(heading),
    });
    heading.children.push(anchor(id, fill(directLink, { title: headingText(heading).trim() })));
  }
  return { title: title && headingText(title).trim(), heading: title, toc };
}

/** Takes an element out of a tree. */
export function removeElement(element: Element, node: Nodes): void {
  if (node.type === "rendered") for (const part of node.parts) removeElement(element, part);
  if (!("children" in node)) return;
  const children: Nodes[] = node.children;
  const at = children.indexOf(element);
  if (at !== -1) children.splice(at, 1);
  else for (const child of children) removeElement(element, child);
}

/** Headings that a file's Markdown holds; the one of the footnotes is not of the text. */
function collectHeadings(node: Nodes): Element[] {
  if (node.type === "element" && node.data?.origin) return isHeading(node) ? [node] : [];
  if (node.type === "rendered") return node.parts.flatMap(collectHeadings);
  return "children" in node ? node.children.flatMap(collectHeadings) : [];
}

/** The heading of level 1 that begins the page: nothing but text stands before it. */
function titleOf(tree: Root): Element | undefined {
  const starts = (node: Nodes): Element[] => {
    // A tag is no end of a beginning: only what Markdown itself makes is.
    const isLine = node.type === "element" && node.tagName === "hr" && !node.data?.isJsx;
    if (node.type === "element" && (isLine || isHeading(node))) return [node];
    const children =
      node.type === "rendered" ? node.parts : "children" in node ? node.children : [];
    return children.flatMap(starts).slice(0, 1);
  };
  const [first] = starts(tree);
  return first?.tagName === "h1" ? first : undefined;
}

/** The heading of level 1 that a page begins with: nothing at all stands before it. */
function firstHeading(node: Nodes): Element | undefined {
  if (node.type === "element") return node.tagName === "h1" && isHeading(node) ? node : undefined;
  const children = node.type === "rendered" ? node.parts : "children" in node ? node.children : [];
  const [first] = children.filter((child) => child.type !== "text" || child.value.trim() !== "");
  return first && firstHeading(first);
}

function isHeading({ data, properties }: Element): boolean {
  return data?.origin !== undefined && !isFootnoteLabel(properties.id);
}

/** Makes ids for the headings of each file, and of each use of one, from the beginning. */
function sluggersOfParts(): (heading: Element) => GithubSlugger {
  const sluggers = new Map<number, GithubSlugger>();
  return ({ data }) => {
    const part = data?.part ?? 0;
    const slugger = sluggers.get(part) ?? new GithubSlugger();
    sluggers.set(part, slugger);
    return slugger;
  };
}

/** Makes ids that nothing of the page has, chosen ones included. */
function reservedSlugger(chosen: Iterable<string>): () => GithubSlugger {
  const slugger = new GithubSlugger();
  for (const id of chosen) slugger.slug(id, true);
  return () => slugger;
}

/** Headings by the ids that writers chose. */
function chosenIds(headings: readonly Element[]): Map<string, Element[]> {
  const byId = new Map<string, Element[]>();
  for (const heading of headings) {
    const { id } = heading.properties;
    if (typeof id !== "string" || heading.tagName === "h1") continue;
    byId.set(id, [...(byId.get(id) ?? []), heading]);
  }
  return byId;
}

function reportTwiceChosen(
  chosen: ReadonlyMap<string, readonly Element[]>,
  page: Compilation,
): void {
  for (const [id, same] of chosen) {
    if (same.length === 1) continue;
    for (const heading of same) {
      page.diagnostics.push({
        code: "duplicate-id",
        severity: "error",
        message: `${same.length} headings of this page have the id "${id}".`,
        hint: "Give each heading an id of its own, or leave the id out.",
        ...heading.data?.origin,
      });
    }
  }
}

function reportSecondTitle(heading: Element, page: Compilation): void {
  page.diagnostics.push({
    code: "second-title",
    severity: "warning",
    message: "A page has one heading of level 1, its title.",
    hint: 'Begin this heading with "##".',
    ...heading.data?.origin,
  });
}

/** Text and code of a heading, what its components say too, nothing else: it stands within a link. */
export function headingHtml(heading: Element): string {
  return inlineHtml(asWritten(heading)).trim();
}

function inlineHtml(node: Nodes): string {
  if (node.type === "text") return escapeText(node.value);
  if (node.type === "rendered") return drawnText(node);
  if (!("children" in node)) return "";
  const content = node.children.map(inlineHtml).join("");
  return node.type === "element" && node.tagName === "code" ? `<code>${content}</code>` : content;
}

/** What a component in a heading says, without its links and looks. */
function drawnText({ html, parts }: Rendered): string {
  const text = html.replace(/<(?!\/?code\b)[^>]*>/g, "").replace(/<code\b[^>]*>/g, "<code>");
  return replaceParts(text, (index) => {
    const part = parts[index];
    return part === undefined ? "" : inlineHtml(part);
  });
}

function anchor(id: string, label: string): Element {
  return {
    type: "element",
    tagName: "a",
    properties: {
      className: ["heading-anchor"],
      href: `#${id}`,
      ariaLabel: label,
    },
    children: [],
  };
}
