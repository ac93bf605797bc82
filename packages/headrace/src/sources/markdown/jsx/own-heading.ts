import GithubSlugger from "github-slugger";
import type { Element, Nodes, Root } from "hast";
import { unescapeHtml } from "../../../model/escape-html.ts";
import { textContent } from "../text-content.ts";
import { partMark, type Rendered } from "./rendered.ts";

declare module "hast" {
  interface ElementData {
    /** What stood in a heading before a component drew it. */
    written?: Element["children"] | undefined;
  }
}

/** True for a heading of a file's Markdown. */
export function isHeading(node: Nodes): node is Element {
  return node.type === "element" && /^h[1-6]$/.test(node.tagName);
}

/** The text of a heading as it is written, whatever a component made of it. */
export function headingText(heading: Element): string {
  return textContent(asWritten(heading));
}

/** A heading before a component drew it. */
export function asWritten(heading: Element): Element {
  const { written } = heading.data ?? {};
  return written ? { ...heading, children: written } : heading;
}

/** The id that a component is given for each heading: that which it most likely has on the whole page. */
export function likelyIds(elements: readonly Element[]): Map<Element, string> {
  const slugger = new GithubSlugger();
  const headings = elements.filter(isHeading);
  for (const { properties } of headings)
    if (typeof properties.id === "string") slugger.slug(properties.id, true);
  return new Map(
    headings.map((heading) => {
      const { id, dataHeadingText } = heading.properties;
      const text = typeof dataHeadingText === "string" ? dataHeadingText : textContent(heading);
      return [heading, typeof id === "string" ? id : slugger.slug(text)];
    }),
  );
}

const HEADING = /^([\s\S]*?)<(h[1-6])\b([^>]*)>([\s\S]*)<\/\2>([\s\S]*)$/;
const ATTRIBUTE = / ([^\s=]+)(?:="([^"]*)")?/g;

/**
 * What a component made of a heading, with the heading as an element again: the page's headings are
 * gathered from its tree. What holds none stays as it is.
 */
export function withHeading(heading: Element, rendered: Rendered): Rendered {
  const [, before = "", tagName, attributes = "", inner = "", after = ""] =
    HEADING.exec(rendered.html) ?? [];
  if (tagName === undefined) return rendered;
  const { data: _, ...rest } = heading;
  const isAsWritten = inner === partMark(0) || unescapeHtml(inner) === textContent(heading);
  const own = [...attributes.matchAll(ATTRIBUTE)].map(([, name = "", value = ""]) => [
    name,
    unescapeHtml(value),
  ]);
  const given = Object.fromEntries(own);
  const again: Element = {
    ...rest,
    tagName,
    properties: {
      ...given,
      // That of a title is its component's own affair: the engine gives titles none.
      id: heading.tagName === "h1" ? given.id : heading.properties.id,
      dataHeadingText: heading.properties.dataHeadingText ?? textContent(heading),
    },
    children: isAsWritten ? heading.children : [{ ...rendered, html: inner }],
    data: { ...heading.data, ...(isAsWritten ? {} : { written: heading.children }) },
  };
  const html = `${before}${partMark(rendered.parts.length)}${after}`;
  // A part stands in one place: within the heading, or around it.
  const around = rendered.parts.map(
    (part, at): Root => (html.includes(partMark(at)) ? part : { type: "root", children: [] }),
  );
  return { ...rendered, html, parts: [...around, { type: "root", children: [again] }] };
}
