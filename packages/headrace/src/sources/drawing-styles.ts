import type { Element } from "hast";
import { parse, type Rule } from "postcss";

/** Properties that are attributes of SVG, too: https://www.w3.org/TR/SVG2/styling.html#PresentationAttributes */
const ATTRIBUTES =
  /^(?:alignment-baseline|baseline-shift|clip-path|clip-rule|color(?:-interpolation(?:-filters)?)?|cursor|direction|display|dominant-baseline|fill(?:-opacity|-rule)?|filter|flood-color|flood-opacity|font-(?:family|size|size-adjust|stretch|style|variant|weight)|image-rendering|letter-spacing|lighting-color|marker-(?:end|mid|start)|mask|mask-type|opacity|overflow|paint-order|pointer-events|shape-rendering|stop-color|stop-opacity|stroke(?:-dasharray|-dashoffset|-linecap|-linejoin|-miterlimit|-opacity|-width)?|text-anchor|text-decoration|text-overflow|text-rendering|unicode-bidi|vector-effect|visibility|white-space|word-spacing|writing-mode)$/;

/** Names of an element, of classes and of an id, one beside the other. */
const SELECTOR = /^(?<tag>[\w-]*|\*)(?<names>(?:[.#][\w-]+)*)$/;

interface PlainStyle {
  applies: (element: Element) => boolean;
  /** Of ids, classes and names of elements, in one number. */
  specificity: number;
  declarations: readonly (readonly [string, string])[];
}

/**
 * Writes the styles of a drawing as attributes of its elements: the policy of a site lets no page have style
 * elements and attributes, and their classes would count on the whole page. What attributes can't say, such as
 * a query of the media, is left out.
 */
export function spellOutStyles(root: Element): void {
  const styles = sheetsOf(root)
    .flatMap(plainStyles)
    .sort((a, b) => a.specificity - b.specificity);
  const visit = (element: Element): void => {
    const { style, ...properties } = element.properties;
    const own = typeof style === "string" ? declarationsIn(style) : [];
    const matching = styles.filter(({ applies }) => applies(element));
    const declarations = [...matching.flatMap((one) => one.declarations), ...own];
    element.properties = { ...properties, ...Object.fromEntries(declarations) };
    for (const child of element.children) if (child.type === "element") visit(child);
  };
  visit(root);
}

/** Takes the style sheets out of a drawing. */
function sheetsOf(element: Element): string[] {
  const sheets: string[] = [];
  element.children = element.children.filter((child) => {
    if (child.type !== "element") return true;
    if (child.tagName !== "style") sheets.push(...sheetsOf(child));
    else sheets.push(child.children.map((part) => ("value" in part ? part.value : "")).join(""));
    return child.tagName !== "style";
  });
  return sheets;
}

function plainStyles(sheet: string): PlainStyle[] {
  return rulesOf(sheet).flatMap((rule) => {
    const declarations = declarationsOf(rule);
    return rule.selectors.flatMap((selector): PlainStyle[] => {
      const { tag = "", names = "" } = SELECTOR.exec(selector)?.groups ?? {};
      if (`${tag}${names}` === "") return [];
      const wanted = names.match(/[.#][\w-]+/g) ?? [];
      const ids = wanted.filter((name) => name.startsWith("#")).length;
      const isNamed = tag !== "" && tag !== "*";
      return [
        {
          applies: (element) =>
            (!isNamed || element.tagName === tag) && wanted.every((name) => has(element, name)),
          specificity: 10_000 * ids + 100 * (wanted.length - ids) + Number(isNamed),
          declarations,
        },
      ];
    });
  });
}

function has({ properties }: Element, name: string): boolean {
  const value = String(properties[name.startsWith("#") ? "id" : "class"] ?? "");
  return value.split(/\s+/).includes(name.slice(1));
}

function declarationsIn(style: string): (readonly [string, string])[] {
  return rulesOf(`a { ${style} }`).flatMap(declarationsOf);
}

function declarationsOf(rule: Rule): (readonly [string, string])[] {
  return rule.nodes.flatMap((node) =>
    node.type === "decl" && ATTRIBUTES.test(node.prop) ? [[node.prop, node.value] as const] : [],
  );
}

/** The rules that hold everywhere; none of a sheet that can't be read. */
function rulesOf(sheet: string): Rule[] {
  try {
    return parse(sheet).nodes.filter((node) => node.type === "rule");
  } catch {
    return [];
  }
}
