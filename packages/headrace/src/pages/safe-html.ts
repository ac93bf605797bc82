import type { Element, Nodes, Root } from "hast";
import { serialize } from "../sources/markdown/serialize.ts";
import { parseMarkup } from "../sources/markdown/twin/parse-markup.ts";

/** Markup of the configuration that a page may show. */
export interface SafeHtml {
  html: string;
  /** What was left out, each once: "<script>", "style". */
  leftOut: string[];
}

/** Text, emphasis, links, pictures: what needs no script and no rights. */
const ELEMENTS = new Set(
  (
    "a abbr b bdi bdo br cite code data dd del dfn div dl dt em h2 h3 h4 h5 h6 hr i img ins kbd li " +
    "mark ol p picture pre q s samp small source span strong sub sup time u ul var wbr " +
    "svg g path circle ellipse line polygon polyline rect title"
  ).split(" "),
);

/** Elements whose content is no text. */
const OPAQUE = new Set(["script", "style", "template", "noscript", "object", "iframe"]);

const ADDRESS = /^(?:https?:|mailto:|[/#.?]|[\w-]+(?:[/?#]|$))/i;

/**
 * Takes from markup what the security policy of the site forbids: scripts, style attributes,
 * handlers, frames, forms.
 */
export function safeHtml(markup: string): SafeHtml {
  const leftOut = new Set<string>();
  const root = parseMarkup(markup, []);
  const kept: Root = {
    type: "root",
    children: root.children.flatMap((node) => keep(node, leftOut)),
  };
  return { html: serialize(kept), leftOut: [...leftOut] };
}

function keep<Node extends Nodes>(
  node: Node,
  leftOut: Set<string>,
): (Node | Root["children"][number])[] {
  if (node.type !== "element") return [node];
  const children = node.children.flatMap((child) => keep(child, leftOut));
  if (ELEMENTS.has(node.tagName))
    return [{ ...node, properties: safeProperties(node, leftOut), children }];
  leftOut.add(`<${node.tagName}>`);
  return OPAQUE.has(node.tagName) ? [] : children;
}

function safeProperties({ properties }: Element, leftOut: Set<string>): Element["properties"] {
  return Object.fromEntries(
    Object.entries(properties).filter(([name, value]) => {
      const isAddress = name === "href" || name === "src" || name === "srcset";
      const isSafe =
        !/^(?:on|style$|srcdoc$|xlink)/i.test(name) && (!isAddress || ADDRESS.test(String(value)));
      if (!isSafe) leftOut.add(name);
      return isSafe;
    }),
  );
}
