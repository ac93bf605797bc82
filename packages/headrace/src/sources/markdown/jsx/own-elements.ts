import type { Element, ElementContent, Nodes, Root } from "hast";
import type { ComponentType } from "react";
import type { VFile } from "vfile";
import { type FileScope, fileScopeOf } from "../file-scope.ts";
import { isHeading } from "./own-heading.ts";

declare module "hast" {
  interface ElementData {
    /** The site has a component for it. */
    isOwn?: boolean | undefined;
    /** What the info string of a fence says after its language. */
    meta?: string | null | undefined;
  }
}

/** Tags that mean the site's component even where they are written as tags. */
const EVEN_AS_TAG = new Set(["details"]);

/**
 * rehype plugin: elements of Markdown for which the site has a component are marked, with the properties that
 * the dialect gives them. What is written as a tag is that tag.
 */
export function ownElements() {
  return (tree: Root, file: VFile): void => {
    const scope = fileScopeOf(file);
    const names = new Set(scope.options.globals?.elements);
    if (names.size === 0) return;
    const found: Element[] = [];
    mark(tree, names, found);
    if (found.length === 0) return;
    scope.page.runsCode = true;
    for (const element of found) giveProperties(element);
    keepHeadings(tree, new Set(found));
  };
}

function mark(parent: Nodes, names: ReadonlySet<string>, found: Element[]): void {
  if (!("children" in parent)) return;
  for (const child of parent.children) {
    mark(child, names, found);
    if (child.type !== "element" || !(names.has(child.tagName) || isFence(child, parent, names)))
      continue;
    if (child.data?.isJsx && !EVEN_AS_TAG.has(child.tagName)) continue;
    child.data = { ...child.data, isOwn: true };
    found.push(child);
  }
}

/** A component of one half of a block of code gets the other half as the dialect makes it. */
function isFence(child: Element, parent: Nodes, names: ReadonlySet<string>): boolean {
  if (child.tagName === "pre") return names.has("code");
  const isBlock = parent.type === "element" && parent.tagName === "pre";
  return child.tagName === "code" && isBlock && names.has("pre");
}

/** Whether blocks of code are drawn by a component of the site. */
export function hasOwnCode({ options }: FileScope): boolean {
  return options.globals?.elements?.some((name) => name === "pre" || name === "code") ?? false;
}

/** The id of a heading, and what the contents say of it, are made of what the writer wrote. */
function keepHeadings(parent: Nodes, own: ReadonlySet<Element>): void {
  if (!("children" in parent)) return;
  for (const child of parent.children) {
    if (child.type !== "element" || !isHeading(child)) keepHeadings(child, own);
    else if (!own.has(child) && holdsOwn(child))
      child.data = { ...child.data, written: structuredClone(child.children).map(withoutOwn) };
  }
}

function holdsOwn(node: Nodes): boolean {
  return (
    "children" in node && node.children.some((child) => isOwnElement(child) || holdsOwn(child))
  );
}

function withoutOwn(node: ElementContent): ElementContent {
  if (node.type !== "element") return node;
  const { isOwn: _, ...data } = node.data ?? {};
  return { ...node, data, children: node.children.map(withoutOwn) };
}

function giveProperties(element: Element): void {
  if (element.tagName === "img") {
    const { loading: _, decoding: __, ...rest } = element.properties;
    element.properties = rest;
  }
  if (element.tagName === "code" && element.data?.meta)
    element.properties = { ...element.properties, metastring: element.data.meta };
}

/** True for an element that a component of the site draws. */
export function isOwnElement(node: Nodes): node is Element {
  return node.type === "element" && node.data?.isOwn === true;
}

/** Names of the elements of some trees that components of the site draw. */
export function ownNames(nodes: readonly Nodes[]): string[] {
  const names = new Set<string>();
  const visit = (node: Nodes): void => {
    if (isOwnElement(node)) names.add(node.tagName);
    if ("children" in node) for (const child of node.children) visit(child);
  };
  for (const node of nodes) visit(node);
  return [...names];
}

/** Components of elements, as the dialect's map has them. */
export async function loadElements(
  { options }: FileScope,
  names: readonly string[],
): Promise<Record<string, ComponentType>> {
  if (names.length === 0 || !options.globals) return {};
  const { components } = await options.components(options.globals.specifier);
  const own: Record<string, unknown> = { ...Object(components) };
  return Object.fromEntries(
    names.flatMap((name): [string, ComponentType][] => {
      const component = own[name];
      return isComponent(component) ? [[name, component]] : [];
    }),
  );
}

/** React takes functions, and the objects that `memo` and `forwardRef` make. */
function isComponent(value: unknown): value is ComponentType {
  return typeof value === "function" || (typeof value === "object" && value !== null);
}

/**
 * Whether React gets an element within a component's element as an element, rather than as its HTML: a
 * component may look at its children.
 */
export function isTransparent(node: ElementContent): node is Element {
  return node.type === "element" && !node.data?.isJsx && !isHeading(node);
}
