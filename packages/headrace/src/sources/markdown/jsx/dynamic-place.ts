import type { Element, Nodes, Parents } from "hast";
import { isJsxElement, isJsxExpression, type JsxElement, type JsxExpression } from "./nodes.ts";
import { isOwnElement, isTransparent } from "./own-elements.ts";
import { isHeading } from "./own-heading.ts";

/** JSX that has to be run, or an element that a component of the site draws, and where it stands. */
export interface DynamicPlace {
  node: JsxElement | JsxExpression | Element;
  parent: Parents;
}

/** What a node stands directly in: Markdown, JSX, or an element that a component draws. */
type Around = "markdown" | "jsx" | "element";

/**
 * Places that are run on their own: inner ones first. JSX directly within JSX belongs to the outer
 * place, so that React context reaches it; JSX within Markdown within JSX does not.
 */
export function findPlaces(parent: Nodes, around: Around = "markdown"): DynamicPlace[] {
  if (!("children" in parent)) return [];
  return parent.children.flatMap((child) => {
    const isTaken = around !== "markdown" && isDynamic(child);
    if (isTaken) return findPlaces(child, withinOf(child));
    if (around === "element" && child.type === "element" && isTransparent(child))
      return findPlaces(child, "element");
    const isPlace = isDynamic(child) || isOwnElement(child);
    const inner = findPlaces(child, isPlace ? withinOf(child) : "markdown");
    return isPlace ? [...inner, { node: child, parent }] : inner;
  });
}

function withinOf(node: Nodes): Around {
  return node.type === "element" && !isHeading(node) ? "element" : "jsx";
}

/**
 * True for JSX elements, expressions and elements that components draw. A heading is always a place of its own:
 * the page gathers its headings.
 */
export function isDynamic(node: Nodes): node is JsxElement | JsxExpression | Element {
  if (node.type === "root") return false;
  return isJsxElement(node) || isJsxExpression(node) || (isOwnElement(node) && !isHeading(node));
}
