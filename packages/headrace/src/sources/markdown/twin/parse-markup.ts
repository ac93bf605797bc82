import type { Element, ElementContent, Root, Text } from "hast";
import { unescapeHtml } from "../../../model/escape-html.ts";
import { elementChildren } from "../jsx/nodes.ts";
import { splitParts } from "../jsx/rendered.ts";

const TOKEN = /<!--[\s\S]*?-->|<(\/?)([a-zA-Z][\w:-]*)((?:"[^"]*"|'[^']*'|[^>"'])*)>/g;
const ATTRIBUTE = /([^\s"'=/]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"']+)))?/g;

const VOID = new Set("area base br col embed hr img input link meta source track wbr".split(" "));

/**
 * The tree of what components made, for the page's Markdown: React gives HTML only. It is well
 * formed, so that this is all it takes; of other HTML the text is right, whatever its tags.
 *
 * @param parts The Markdown that stands in it, by the number of its mark.
 */
export function parseMarkup(html: string, parts: readonly Root[]): Root {
  const root: Root = { type: "root", children: [] };
  const open: Element[] = [];
  let at = 0;
  let afterElement = false;
  const add = (...nodes: ElementContent[]) => {
    const siblings: Root["children"] = open.at(-1)?.children ?? root.children;
    siblings.push(...nodes);
  };
  for (const match of html.matchAll(TOKEN)) {
    if (match.index > at) add(...textNodes(html.slice(at, match.index), parts));
    // Titles and texts of cards are inline elements, with nothing between them; colors of code are no words.
    else if (afterElement && match[1] === "" && !open.some(isCode))
      add({ type: "text", value: " " });
    at = match.index + match[0].length;
    const [, slash, tagName, attributes = ""] = match;
    afterElement = slash === "/";
    if (tagName === undefined) continue;
    if (slash === "/") close(open, tagName);
    else {
      const element: Element = {
        type: "element",
        tagName,
        properties: readProperties(attributes),
        children: [],
      };
      add(element);
      if (!VOID.has(tagName) && !attributes.endsWith("/")) open.push(element);
    }
  }
  add(...textNodes(html.slice(at), parts));
  return root;
}

function isCode({ tagName }: Element): boolean {
  return tagName === "pre";
}

/** An end tag that nothing opened means nothing. */
function close(open: Element[], tagName: string): void {
  const index = open.findLastIndex((element) => element.tagName === tagName);
  if (index !== -1) open.length = index;
}

/** The few properties that a page's Markdown asks for, under their names in the tree. */
const NAMES: Record<string, string> = {
  "aria-hidden": "ariaHidden",
  "aria-label": "ariaLabel",
  "data-label": "dataLabel",
};

function readProperties(attributes: string): Element["properties"] {
  const properties: Element["properties"] = {};
  for (const [, name = "", double, single, bare] of attributes.matchAll(ATTRIBUTE)) {
    const text = unescapeHtml(double ?? single ?? bare ?? "");
    if (name === "class") properties.className = text.split(" ");
    else properties[NAMES[name] ?? name] = text;
  }
  return properties;
}

function textNodes(text: string, parts: readonly Root[]): (Text | Element)[] {
  return splitParts(text).flatMap((piece): (Text | Element)[] => {
    if (typeof piece === "string") {
      return piece === "" ? [] : [{ type: "text", value: unescapeHtml(piece) }];
    }
    const children = elementChildren(parts[piece]?.children ?? []);
    return [{ type: "element", tagName: "div", properties: {}, children }];
  });
}
