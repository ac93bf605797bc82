import type { Nodes, Parents } from "hast";
import { isJsxElement, isJsxExpression, type JsxElement, type JsxExpression } from "./nodes.ts";

/** JSX that has to be run, and where it stands. */
export interface DynamicPlace {
  node: JsxElement | JsxExpression;
  parent: Parents;
}

/**
 * Places that are run on their own: inner ones first. JSX directly within JSX belongs to the outer
 * place, so that React context reaches it; JSX within Markdown within JSX does not.
 */
export function findPlaces(parent: Nodes): DynamicPlace[] {
  if (!("children" in parent)) return [];
  const isWithinJsx = parent.type !== "root" && parent.type !== "element" && isDynamic(parent);
  return parent.children.flatMap((child) => {
    const inner = findPlaces(child);
    return isDynamic(child) && !isWithinJsx ? [...inner, { node: child, parent }] : inner;
  });
}

/** True for JSX elements and expressions. */
export function isDynamic(node: Nodes): node is JsxElement | JsxExpression {
  return node.type !== "root" && (isJsxElement(node) || isJsxExpression(node));
}
