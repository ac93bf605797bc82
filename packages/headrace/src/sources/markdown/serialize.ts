import type { Nodes, Root, RootContent } from "hast";
import { type Options, toHtml } from "hast-util-to-html";
import { unescapeHtml } from "../../model/escape-html.ts";
import { PLACEHOLDER_MARK } from "../../model/placeholders.ts";
import { finishTableCell } from "./elements/table-cell.ts";
import { replaceParts } from "./jsx/rendered.ts";

const HTML_OPTIONS: Options = {
  allowDangerousHtml: true,
  characterReferences: { useNamedReferences: true },
};

/** The last walk over a page's tree; returns every id in it, and every name that a link can lead to. */
export function finishTree(tree: Root): string[] {
  const ids: string[] = [];
  finish(tree, { ids, isFirstImage: true });
  return ids;
}

/** Writes a finished tree, without JSX, as HTML. */
export function serialize(tree: Root): string {
  return toHtml(tree, HTML_OPTIONS).trim();
}

/** The parts of a drawing have ids for each other. */
const DRAWING = /<svg\b[\s\S]*?<\/svg>/g;

interface FinishState {
  ids: string[];
  isFirstImage: boolean;
}

function finish(node: Nodes, state: FinishState): void {
  if (node.type === "text") removeMarks(node);
  if (node.type === "raw") state.ids.push(...idsOf(node.value.replace(DRAWING, "")));
  if (node.type === "element") {
    const { id, name } = node.properties;
    if (typeof id === "string") state.ids.push(id);
    // https://html.spec.whatwg.org/multipage/browsing-the-web.html#find-a-potential-indicated-element
    if (node.tagName === "a" && typeof name === "string") state.ids.push(name);
    if (node.tagName === "img" && state.isFirstImage && node.properties.decoding) {
      node.properties.loading = "eager";
      state.isFirstImage = false;
    }
    if (node.tagName === "td" || node.tagName === "th") finishTableCell(node);
  }
  if (!("children" in node)) return;
  for (const [index, child] of node.children.entries()) {
    finish(child, state);
    if (child.type === "rendered") {
      Object.assign(node.children, { [index]: { type: "raw", value: renderedHtml(child, state) } });
    }
  }
}

/** A character reference can bring our mark into a text, where it must not stand. */
function removeMarks(node: Extract<RootContent, { type: "text" }>): void {
  if (node.value.includes(PLACEHOLDER_MARK)) {
    node.value = node.value.replaceAll(PLACEHOLDER_MARK, "");
  }
}

function renderedHtml(
  node: Extract<RootContent, { type: "rendered" }>,
  state: FinishState,
): string {
  for (const part of node.parts) finish(part, state);
  state.ids.push(...idsOf(node.html));
  return replaceParts(node.html, (index) => {
    const part = node.parts[index];
    return part ? toHtml(part, HTML_OPTIONS) : "";
  });
}

/** What links can lead to in HTML that is no tree: of components, and of writers in plain Markdown. */
function idsOf(html: string): string[] {
  const found = html.matchAll(/<(?:[a-z][^>]*? id|a [^>]*?\bname)=["']?([^"'\s>]+)/gi);
  return [...found].flatMap(([, id]) => (id === undefined ? [] : [unescapeHtml(id)]));
}
