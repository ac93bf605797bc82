import type { Nodes, Parents, Root } from "hast";
import type { VFile } from "vfile";
import { scopeOf } from "../file-scope.ts";
import { loadComponents } from "./load-components.ts";
import { isJsxElement, isJsxExpression, type JsxElement, type JsxExpression } from "./nodes.ts";

/** JSX that has to be run, and where it stands. */
export interface DynamicPlace {
  node: JsxElement | JsxExpression;
  parent: Parents;
}

/**
 * rehype plugin: runs what is still JSX, and puts React's HTML in its place.
 *
 * The way over @mdx-js/mdx and React is loaded only by pages that need it. The Markdown around and
 * within the JSX stays a tree, so that it gets the same HTML as on a page without JSX.
 */
export function runJsx() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const places = findPlaces(tree);
    if (places.length === 0) return;
    const scope = scopeOf(file);
    const components = await loadComponents(
      places.map((place) => place.node),
      scope,
    );
    if (!components) return;
    const { renderJsx } = await import("./render-jsx.ts");
    await renderJsx(places, components, scope);
  };
}

/**
 * Places that are run on their own: inner ones first. JSX directly within JSX belongs to the outer
 * place, so that React context reaches it; JSX within Markdown within JSX does not.
 */
function findPlaces(parent: Nodes): DynamicPlace[] {
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
