import type { Element } from "hast";
import { toHtml } from "hast-util-to-html";
import { drawingProblem, drawingRoot } from "../../sources/drawing.ts";

/** A larger drawing is loaded once as an image, and not with every page that shows it. */
const MOST_OF_AN_ICON = 4000;

/** What has an effect beside the drawing, or needs a file of its own. */
const NAMES_OTHERS = /\sid=|<(?:style|image|use|a|script|foreignObject)\b|url\(/i;

/**
 * A small drawing as a component that is a part of the page: icons have the color of the text around them, or
 * one that the site's sheets give them. `undefined` for what is better an image.
 *
 * @param address Code of its address, which the component is where a text is wanted.
 */
export function iconModule(text: string, address: string): string | undefined {
  if (text.length > MOST_OF_AN_ICON || NAMES_OTHERS.test(text)) return undefined;
  if (drawingProblem(text) !== undefined) return undefined;
  const root = drawingRoot(text);
  const inner = toHtml({ type: "root", children: root.children }, { space: "svg" }).trim();
  return `import { createElement, forwardRef } from "react";
const Icon = forwardRef(({ title, ...rest }, ref) =>
  createElement("svg", { ...${JSON.stringify(propertiesOf(root))},
    ...(title ? { role: "img", "aria-label": title } : { "aria-hidden": rest["aria-label"] ? undefined : true }),
    ...rest, ref, children: undefined, dangerouslySetInnerHTML: { __html: ${JSON.stringify(inner)} } }));
export default Object.assign(Icon, { toString: () => ${address} });`;
}

/** Attributes by the names that React has for them. */
function propertiesOf({ properties }: Element): Record<string, string> {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => !/^(?:xmlns|version)$|:/.test(name))
      .map(([name, value]) => [reactName(name), String(value)]),
  );
}

function reactName(attribute: string): string {
  if (attribute === "class") return "className";
  if (/^(?:data|aria)-/.test(attribute)) return attribute;
  return attribute.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
