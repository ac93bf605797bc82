import type { Element, RootContent } from "hast";
import { TOC_LEVELS } from "../../../model/constants.ts";
import {
  ADMONITION_KINDS,
  ADMONITION_TITLE_CLASS,
  admonitionClasses,
  admonitionKind,
} from "../../../model/markup/admonitions.ts";
import { defaultTitle } from "../default-title.ts";
import { type FileScope, report } from "../file-scope.ts";
import { readAttributes } from "./attributes.ts";
import { elementChildren, type JsxElement } from "./nodes.ts";

/** `<Admonition type="note" title="…">`, the component behind `:::note`. */
export function admonition(node: JsxElement, scope: FileScope): Element {
  const { values } = readAttributes(node, scope);
  const name = String(values.type ?? "note");
  if (admonitionKind(name) === undefined && !scope.options.admonitions?.includes(name)) {
    report(scope, node, {
      code: "unknown-directive",
      message: `There is no admonition "${name}".`,
      hint: `Use ${ADMONITION_KINDS.slice(0, -1).join(", ")} or ${ADMONITION_KINDS.at(-1)}.`,
    });
  }
  const title = typeof values.title === "string" ? values.title : defaultTitle(name, scope);
  return {
    type: "element",
    tagName: "div",
    properties: { className: admonitionClasses(name), role: "note" },
    children: [
      {
        type: "element",
        tagName: "p",
        properties: { className: [ADMONITION_TITLE_CLASS] },
        children: [{ type: "text", value: title }],
      },
      ...elementChildren(node.children),
    ],
  };
}

/** `<Details summary="…">`; without the attribute the content brings its own `<summary>`. */
export function details(node: JsxElement, scope: FileScope): Element {
  const { values } = readAttributes(node, scope);
  const summary: RootContent[] =
    typeof values.summary === "string"
      ? [
          {
            type: "element",
            tagName: "summary",
            properties: {},
            children: [{ type: "text", value: values.summary }],
          },
        ]
      : [];
  return {
    type: "element",
    tagName: "details",
    properties: values.open === true ? { open: true } : {},
    children: elementChildren([...summary, ...node.children]),
  };
}

/** `<Heading as="h2" id="x">`: a heading that is not in the table of contents. */
export function heading(node: JsxElement, scope: FileScope): Element {
  const { as, ...rest } = readAttributes(node, scope).values;
  const tagName = /^h[1-6]$/.test(String(as)) ? String(as) : "h2";
  return jsxElement(node, tagName, rest);
}

/** `<Link to="/faq">`: an ordinary link, which is checked like any other. */
export function link(node: JsxElement, scope: FileScope): Element {
  const { to, href, ...rest } = readAttributes(node, scope).values;
  // An empty one counts for nothing where there is another, as in the dialect.
  return jsxElement(node, "a", { ...rest, href: to || (href ?? to) });
}

/** `<ThemedImage sources={{ light, dark }}>`: both images; the style sheet shows one. */
export function themedImage(node: JsxElement, scope: FileScope): Element {
  const { sources, className, ...rest } = readAttributes(node, scope).values;
  const images = (["light", "dark"] as const).map((theme) =>
    jsxElement(node, "img", {
      ...rest,
      className: `themed-${theme} ${className ?? ""}`.trim(),
      src: Object(sources)[theme],
    }),
  );
  return { type: "element", tagName: "span", properties: {}, children: images };
}

/** `<TOCInline toc={toc} />`: filled when all headings of the page are known. */
export function tocInline(node: JsxElement, scope: FileScope): Element {
  const { minHeadingLevel = TOC_LEVELS.min, maxHeadingLevel = TOC_LEVELS.max } = readAttributes(
    node,
    scope,
  ).values;
  const element = marker("toc-list");
  element.properties.dataLevels = `${minHeadingLevel}-${maxHeadingLevel}`;
  if (choosesHeadings(node)) {
    scope.page.chosenTocs ??= [];
    element.properties.dataChosen = scope.page.chosenTocs.push({ node, scope }) - 1;
  }
  return element;
}

/** Whether `toc` is something else than all headings, such as `toc.slice(1)`. */
function choosesHeadings({ attributes }: JsxElement): boolean {
  return attributes.some(
    (attribute) =>
      attribute.type === "mdxJsxAttribute" &&
      attribute.name === "toc" &&
      typeof attribute.value === "object" &&
      attribute.value?.value.trim() !== "toc",
  );
}

/** `<Translate>`: its text. */
export function span(node: JsxElement): Element {
  return jsxElement(node, "span", {});
}

/** An empty box that is filled later, when more than the element is known. */
export function marker(className: string): Element {
  return { type: "element", tagName: "div", properties: { className: [className] }, children: [] };
}

function jsxElement(
  node: JsxElement,
  tagName: string,
  attributes: Record<string, unknown>,
): Element {
  const properties = Object.entries(attributes).filter(
    (entry): entry is [string, string | number | boolean] =>
      ["string", "number", "boolean"].includes(typeof entry[1]),
  );
  return {
    type: "element",
    tagName,
    properties: Object.fromEntries(properties),
    children: elementChildren(node.children),
    data: { isJsx: true },
    ...(node.position ? { position: node.position } : {}),
  };
}
