import type { Element, Root, RootContent } from "hast";
import { escapeText } from "../../../model/escape-html.ts";
import { type DynamicPlace, isDynamic } from "./dynamic-place.ts";
import { elementChildren, isJsxElement, isJsxExpression, type JsxElement } from "./nodes.ts";
import { isOwnElement, isTransparent } from "./own-elements.ts";
import { isHeading } from "./own-heading.ts";
import { partMark } from "./rendered.ts";

/** The component that stands for Markdown within JSX, under a name that no page uses. */
export const PART = "MarkdownPart$";

/** A place, ready to be run. */
export interface PreparedPlace extends DynamicPlace {
  /** What React gets of the node. */
  written: RootContent;
  parts: Root[];
}

/** Takes the Markdown out of a place's JSX; marks stay where it was. */
export function prepare(
  { node, parent }: DynamicPlace,
  ids: ReadonlyMap<Element, string>,
): PreparedPlace {
  const parts: Root[] = [];
  const written = writtenNode(node, parts);
  const id = node.type === "element" ? ids.get(node) : undefined;
  if (id !== undefined && written.type === "element") written.properties.id = id;
  return { node, parent, written, parts };
}

function writtenNode(node: DynamicPlace["node"], parts: Root[]): RootContent {
  if (node.type === "element") {
    const { dataHeadingText: _, ...properties } = node.properties;
    return { ...node, properties, children: elementChildren(writtenChildren(node, parts)) };
  }
  if ("children" in node) Object.assign(node, { children: writtenChildren(node, parts) });
  return node;
}

/** A component is given each child by itself, as in the dialect: it may pick some. */
function writtenChildren(parent: JsxElement | Element, parts: Root[]): RootContent[] {
  const isPicked = parent.type !== "element" && parent.name !== null;
  const children: RootContent[] = [];
  let pending: RootContent[] = [];
  const flush = () => {
    if (pending.length === 0) return;
    const isText = pending.every((child) => child.type === "text");
    if (isText) children.push(...pending);
    else children.push(partElement(parts.push({ type: "root", children: pending }) - 1));
    pending = [];
  };
  for (const child of parent.children) {
    const isElement = parent.type === "element" && !isHeading(parent) && isTransparent(child);
    if (!isDynamic(child) && !isElement) {
      pending.push(child);
      if (isPicked) flush();
      continue;
    }
    flush();
    children.push(writtenNode(child, parts));
  }
  flush();
  return children;
}

function partElement(index: number): JsxElement {
  return {
    type: "mdxJsxTextElement",
    name: PART,
    attributes: [{ type: "mdxJsxAttribute", name: "mark", value: partMark(index) }],
    children: [],
  };
}

/** An element is what it was; of JSX the text stays. */
export function remainsOf({ node, written, parts }: PreparedPlace): string {
  if (!isOwnElement(node) || holdsDynamic(node)) return remains(written);
  return partMark(parts.push({ type: "root", children: [node] }) - 1);
}

function holdsDynamic(node: Element): boolean {
  return node.children.some(
    (child) =>
      isJsxElement(child) ||
      isJsxExpression(child) ||
      (child.type === "element" && holdsDynamic(child)),
  );
}

/** The text and the Markdown within JSX that can't be run. */
function remains(node: RootContent): string {
  if (node.type === "text") return escapeText(node.value);
  if (node.type === "element") return node.children.map(remains).join("");
  if (!isJsxElement(node)) return "";
  const [mark] = node.name === PART ? node.attributes.map(({ value }) => value) : [];
  return typeof mark === "string" ? mark : node.children.map(remains).join("");
}
