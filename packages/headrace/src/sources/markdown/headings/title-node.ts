import type { Element, Root, RootContent } from "hast";
import type { FileScope } from "../file-scope.ts";
import type { Binding } from "../jsx/bindings.ts";
import { loadPageComponents } from "../jsx/load-components.ts";
import type { JsxElement } from "../jsx/nodes.ts";

/** A name that no page uses: the component's own is that of its file. */
const COMPONENT = "OwnHeading";

/** The title above a page that does not begin with one: as the site's own component for headings draws it. */
export async function titleNode(title: string, scope: FileScope): Promise<RootContent> {
  const plain: Element = {
    type: "element",
    tagName: "h1",
    properties: {},
    children: [{ type: "text", value: title }],
  };
  const { heading } = scope.options.globals ?? {};
  if (heading === undefined) return plain;
  const drawn = await drawTitle(title, heading, scope);
  return drawn?.type === "rendered" && /<h1[\s>]/.test(drawn.html) ? drawn : plain;
}

async function drawTitle(
  title: string,
  specifier: string,
  scope: FileScope,
): Promise<RootContent | undefined> {
  const node: JsxElement = {
    type: "mdxJsxFlowElement",
    name: COMPONENT,
    attributes: [{ type: "mdxJsxAttribute", name: "as", value: "h1" }],
    children: [{ type: "text", value: title }],
  };
  const parent: Root = { type: "root", children: [node] };
  const binding: Binding = { kind: "module", specifier, exported: "default", place: node };
  // What the page declares is no affair of its title.
  const own = { ...scope, bindings: new Map([[COMPONENT, binding]]), declarations: [], props: {} };
  own.page.runsCode = true;
  const components = await loadPageComponents(own, new Set([COMPONENT]));
  const { renderJsx } = await import("../jsx/render-jsx.ts");
  await renderJsx([{ node, parent }], components, own);
  return parent.children[0];
}
