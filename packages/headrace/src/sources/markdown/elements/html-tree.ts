import type { Element, ElementContent } from "hast";
import type { DefaultTreeAdapterTypes } from "parse5";

/** What becomes of an element; without an answer it stands as it was read. */
type Visit = (
  element: Element,
  read: DefaultTreeAdapterTypes.Element,
) => ElementContent[] | undefined;

/**
 * HTML as browsers read it, without comments. Attributes keep their names, which sanitizing and
 * writing take as well.
 */
export function htmlTree(
  nodes: readonly DefaultTreeAdapterTypes.ChildNode[],
  visit: Visit = () => undefined,
): ElementContent[] {
  return nodes.flatMap((node): ElementContent[] => {
    if ("value" in node) return [{ type: "text", value: node.value }];
    if (!("tagName" in node)) return [];
    const { tagName } = node;
    const properties = Object.fromEntries(
      node.attrs.map(({ prefix, name, value }) => [prefix ? `${prefix}:${name}` : name, value]),
    );
    const { childNodes } = "content" in node ? node.content : node;
    const children = htmlTree(childNodes, visit);
    const element: Element = { type: "element", tagName, properties, children };
    return visit(element, node) ?? [element];
  });
}
