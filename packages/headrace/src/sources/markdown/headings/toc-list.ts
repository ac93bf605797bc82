import type { Element, ElementContent, Nodes, Root } from "hast";
import type { TocItem } from "../../../model/page.ts";

/** Fills each `<TOCInline>` of a page with links to the headings of its levels. */
export function fillTocs(node: Root | Nodes, toc: readonly TocItem[]): void {
  if (node.type === "rendered") for (const part of node.parts) fillTocs(part, toc);
  if (!("children" in node)) return;
  const { dataLevels } = node.type === "element" ? node.properties : {};
  if (node.type === "element" && typeof dataLevels === "string") fill(node, dataLevels, toc);
  else for (const child of node.children) fillTocs(child, toc);
}

function fill(element: Element, levels: string, toc: readonly TocItem[]): void {
  const [min = 2, max = 6] = levels.split("-").map(Number);
  const items = toc.filter(({ level }) => level >= min && level <= max);
  delete element.properties.dataLevels;
  element.children = items.length > 0 ? [list(items)] : [];
}

/** Nested lists: an item of a deeper level stands in the list of the one before it. */
function list(items: readonly TocItem[]): Element {
  const top = Math.min(...items.map(({ level }) => level));
  const entries: Element[] = [];
  for (let index = 0; index < items.length; ) {
    const deeper = items.slice(index + 1).findIndex(({ level }) => level <= top);
    const end = deeper === -1 ? items.length : index + 1 + deeper;
    const [item] = items.slice(index);
    const isTop = item?.level === top;
    const below = items.slice(isTop ? index + 1 : index, end);
    entries.push(
      entry([
        ...(item && isTop ? [itemLink(item)] : []),
        ...(below.length > 0 ? [list(below)] : []),
      ]),
    );
    index = end;
  }
  return { type: "element", tagName: "ul", properties: {}, children: entries };
}

function entry(children: ElementContent[]): Element {
  return { type: "element", tagName: "li", properties: {}, children };
}

function itemLink({ id, html }: TocItem): Element {
  return {
    type: "element",
    tagName: "a",
    properties: { href: `#${id}` },
    children: [{ type: "raw", value: html }],
  };
}
