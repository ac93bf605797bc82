import type { Element, RootContent } from "hast";
import { admonitionKind, defaultTitle } from "../admonitions.ts";
import { type FileScope, report } from "../file-scope.ts";
import { readAttributes } from "./attributes.ts";
import { elementChildren, type JsxElement } from "./nodes.ts";

/** `<Admonition type="note" title="…">`, the component behind `:::note`. */
export function admonition(node: JsxElement, scope: FileScope): Element {
  const { values } = readAttributes(node, scope);
  const name = String(values.type ?? "note");
  const kind = admonitionKind(name);
  if (kind === undefined) {
    report(scope, node, {
      code: "unknown-directive",
      message: `There is no admonition "${name}".`,
      hint: "Use note, tip, info, warning or danger.",
    });
  }
  const title = typeof values.title === "string" ? values.title : defaultTitle(kind ?? "note");
  return {
    type: "element",
    tagName: "div",
    properties: { className: ["admonition", `admonition-${kind ?? "note"}`], role: "note" },
    children: [
      {
        type: "element",
        tagName: "p",
        properties: { className: ["admonition-title"] },
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
