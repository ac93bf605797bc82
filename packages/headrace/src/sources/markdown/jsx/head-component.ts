import type { Element, RootContent } from "hast";
import { type FileScope, report } from "../file-scope.ts";
import { isJsxElement, type JsxElement } from "./nodes.ts";

/** `<Head>`: its `meta` and `link` elements go into the head of the document. */
export function noteHead(node: JsxElement, scope: FileScope): undefined {
  for (const child of node.children) {
    if (child.type === "text" && child.value.trim() === "") continue;
    const tag = headElement(child);
    if (tag) scope.page.head.push(tag);
    else {
      report(scope, child, {
        code: "unsupported-head",
        severity: "warning",
        message: "Only <meta> and <link> reach the head of the document; this is left out.",
        hint: "Take it out; the title comes from the front matter.",
      });
    }
  }
}

/** JSX of plain elements was converted before; a paragraph around them is Markdown's. */
function headElement(node: RootContent) {
  if (isJsxElement(node) || node.type !== "element") return;
  if (node.tagName !== "meta" && node.tagName !== "link") return;
  return { name: node.tagName, attributes: writtenAttributes(node.properties) } as const;
}

/** Attributes by the names that HTML has for them: JSX has others. */
export function writtenAttributes(properties: Element["properties"]): Record<string, string> {
  const written = Object.entries(properties).map(([name, value]) => [
    name === "httpEquiv" ? "http-equiv" : name.toLowerCase(),
    String(value),
  ]);
  return Object.fromEntries(written);
}
