import type { Element, ElementContent, Nodes, Root } from "hast";
import type { TocItem } from "../../../model/page.ts";
import { type Compilation, type FileScope, isRefused } from "../file-scope.ts";
import { computeAttributes } from "../jsx/compute-attributes.ts";
import type { JsxElement } from "../jsx/nodes.ts";
import { tocSchema } from "./own-toc.ts";

/** Fills each `<TOCInline>` of a page with links to the headings that it chooses, of its levels. */
export async function fillTocs(
  tree: Root,
  toc: readonly TocItem[],
  { chosenTocs = [] }: Pick<Compilation, "chosenTocs">,
): Promise<void> {
  const chosen: (readonly TocItem[])[] = [];
  for (const { node, scope } of chosenTocs) chosen.push(await chosenItems(node, scope, toc));
  fillEach(tree, (index) => (index === undefined ? toc : (chosen[index] ?? toc)));
}

/** What the page's own code makes of its headings; all of them where that is no list of headings. */
async function chosenItems(
  node: JsxElement,
  scope: FileScope,
  toc: readonly TocItem[],
): Promise<readonly TocItem[]> {
  if (isRefused(scope)) return toc;
  scope.page.runsCode = true;
  const bindings = new Map(scope.bindings);
  const value = toc.map(({ id, level, html }) => ({ id, level, value: html }));
  // The file may have such a name itself.
  if ((bindings.get("toc")?.kind ?? "value") === "value")
    bindings.set("toc", { kind: "value", value });
  const { values } = await computeAttributes(node, { ...scope, bindings });
  return tocSchema.safeParse(values.toc).data ?? toc;
}

function fillEach(
  node: Root | Nodes,
  itemsOf: (chosen: number | undefined) => readonly TocItem[],
): void {
  if (node.type === "rendered") for (const part of node.parts) fillEach(part, itemsOf);
  if (!("children" in node)) return;
  const { dataLevels, dataChosen } = node.type === "element" ? node.properties : {};
  if (node.type === "element" && typeof dataLevels === "string") {
    delete node.properties.dataChosen;
    fill(node, dataLevels, itemsOf(typeof dataChosen === "number" ? dataChosen : undefined));
  } else for (const child of node.children) fillEach(child, itemsOf);
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
