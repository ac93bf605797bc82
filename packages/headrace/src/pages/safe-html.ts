import type { Nodes, Root } from "hast";
import { type Schema, sanitize } from "hast-util-sanitize";
import { parseFragment } from "parse5";
import { htmlTree } from "../sources/markdown/elements/html-tree.ts";
import { serialize } from "../sources/markdown/serialize.ts";

/** Markup of the configuration that a page may show. */
export interface SafeHtml {
  html: string;
  /** What was left out, each once: "<script>", "style", "onclick". */
  leftOut: string[];
}

const words = (text: string): string[] => text.split(" ");

const DRAWINGS = words("svg g path circle ellipse line polygon polyline rect title");
const WEB = ["http", "https"];

/** Elements whose content is no text. */
const OPAQUE = words("script style template noscript object iframe");

/** Text, emphasis, links, pictures: what needs no script and no rights. Attributes are named as in HTML. */
const SAFE: Schema = {
  tagNames: [
    ...words(
      "a abbr b bdi bdo blockquote br caption center cite code data dd del details dfn div dl dt em " +
        "figcaption figure h2 h3 h4 h5 h6 hr i img ins kbd li mark ol p picture pre q s samp small source " +
        "span strong sub summary sup table tbody td th thead time tr u ul var wbr",
    ),
    ...DRAWINGS,
  ],
  attributes: {
    "*": [
      ...words("align class dir hidden id lang role tabindex title translate data*"),
      ...words("aria-current aria-describedby aria-hidden aria-label aria-labelledby"),
    ],
    a: words("download href hreflang rel target"),
    data: ["value"],
    del: ["datetime"],
    details: ["open"],
    img: words("alt decoding height loading sizes src srcset width"),
    ins: ["datetime"],
    li: ["value"],
    ol: words("reversed start type"),
    source: words("height media sizes srcset type width"),
    td: words("colspan rowspan"),
    th: words("colspan rowspan scope"),
    time: ["datetime"],
    ...Object.fromEntries(
      DRAWINGS.map((name) => [
        name,
        words(
          "clip-rule cx cy d fill fill-opacity fill-rule focusable height opacity pathLength points " +
            "preserveAspectRatio r rx ry stroke stroke-dasharray stroke-linecap stroke-linejoin " +
            "stroke-miterlimit stroke-opacity stroke-width transform viewBox width x x1 x2 xmlns y y1 y2",
        ),
      ]),
    ),
  },
  protocols: { href: [...WEB, "mailto", "tel"], src: WEB, srcset: WEB },
  strip: OPAQUE,
  // The configuration is the site's own: its ids are as good as those of its pages.
  clobber: [],
};

/**
 * Takes from markup what the security policy of the site forbids: scripts, style attributes,
 * handlers, frames, forms.
 */
export function safeHtml(markup: string): SafeHtml {
  const unended: string[] = [];
  const onParseError = ({ code }: { code: string }) => {
    // Whatever follows it is lost in browsers, too.
    if (code === "eof-in-tag") unended.push('a tag without ">"');
  };
  const { childNodes } = parseFragment(markup, { onParseError });
  const given: Root = { type: "root", children: htmlTree(childNodes) };
  const clean = sanitize(given, SAFE);
  const safe: Root = clean.type === "root" ? clean : { type: "root", children: [] };
  const kept = countNames(safe);
  const leftOut = [...countNames(given)]
    .filter(([name, count]) => count > (kept.get(name) ?? 0))
    .map(([name]) => name);
  return { html: serialize(safe), leftOut: [...leftOut, ...unended] };
}

/** How often each element ("<b>") and attribute ("href") stands in markup, in its order. */
function countNames(node: Nodes, counts = new Map<string, number>()): Map<string, number> {
  const count = (name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
  if (node.type === "element") {
    count(`<${node.tagName}>`);
    if (OPAQUE.includes(node.tagName)) return counts;
    for (const name of Object.keys(node.properties)) count(name);
  }
  if ("children" in node) for (const child of node.children) countNames(child, counts);
  return counts;
}
