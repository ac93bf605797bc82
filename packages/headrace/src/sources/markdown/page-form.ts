import type { Element, ElementContent, Root } from "hast";
import { GENERATED_FOLDER } from "../../model/constants.ts";
import type { TocItem } from "../../model/page.ts";
import type { OwnForm } from "../compiled-page.ts";
import { contentFolder } from "./elements/target.ts";
import type { FileScope } from "./file-scope.ts";
import type { Binding } from "./jsx/bindings.ts";
import { CONTENTS_FORM, DOC_FORM, POST_FORM } from "./jsx/dialect-modules.ts";
import { loadPageComponents } from "./jsx/load-components.ts";
import { elementChildren, type JsxElement } from "./jsx/nodes.ts";
import { partMark } from "./jsx/rendered.ts";

/** Names that no page uses. */
const FORM = "PageForm$";
const PAGE = "OwnPage$";
const HEADINGS = "PageHeadings$";
const CONTENTS = "PageContents$";
const OWN_CONTENTS = "OwnContents$";

/** Of the list of headings that the dialect's component makes. */
const CONTENTS_CLASS = 'class="table-of-contents"';

/** Specifier of the component of the site that draws the page; `undefined` where the engine does. */
export function pageFormOf(scope: FileScope): string | undefined {
  const [page = scope.path] = scope.chain;
  return page.startsWith(`${GENERATED_FOLDER}/`) ? undefined : contentFolder(scope).form;
}

/**
 * Draws a page as the site does: its text, which is compiled, becomes what stands within the site's component. Where
 * that fails, it is told, the text stays as it was, and the result is `undefined`.
 *
 * @param form Specifier of the component.
 */
export async function drawPage(
  tree: Root,
  scope: FileScope,
  { form, toc }: { form: string; toc: readonly TocItem[] },
): Promise<OwnForm | undefined> {
  const { renderJsx } = await import("./jsx/render-jsx.ts");
  const { holdsPosts, contentsForm, formTakesPage: takesPage = false } = contentFolder(scope);
  const engines = holdsPosts ? POST_FORM : DOC_FORM;
  const value = toc.map(({ id, level, html }) => ({ id, level, value: html }));
  const own: FileScope = {
    ...scope,
    declarations: [],
    props: {},
    bindings: new Map([
      [FORM, component(engines)],
      [PAGE, component(form)],
      [HEADINGS, { kind: "value", value }],
      ...(contentsForm === undefined
        ? []
        : ([
            [CONTENTS, component(CONTENTS_FORM)],
            [OWN_CONTENTS, component(contentsForm)],
          ] as const)),
    ]),
  };
  scope.page.runsCode = true;
  const components = await loadPageComponents(own, new Set(own.bindings.keys()));
  const text = element(null, [], elementChildren(tree.children));
  const nodes = [element(FORM, [given("page", PAGE), given("toc", HEADINGS)], [text])];
  if (contentsForm !== undefined)
    nodes.push(element(CONTENTS, [given("contents", OWN_CONTENTS), given("toc", HEADINGS)]));
  tree.children = nodes;
  const places = nodes.map((node) => ({ node, parent: tree }));
  await renderJsx(places, components, own);
  const [drawn] = tree.children;
  const html = drawn?.type === "rendered" ? drawn.html : partMark(0);
  if (html === partMark(0)) return undefined;
  // One that draws the title itself has it instead of the text.
  if (drawn?.type === "rendered" && /<h1[\s>]/.test(html)) drawn.parts.forEach(leaveOutTitle);
  if (takesPage) tree.children = [wholePage(tree.children)];
  return { listsHeadings: html.includes(CONTENTS_CLASS), takesPage };
}

function leaveOutTitle({ children }: Root): void {
  const title = children.findIndex((child) => child.type === "element" && child.tagName === "h1");
  if (title >= 0) children.splice(title, 1);
}

/** Its columns count from the edges of the window, not from those of the text. */
function wholePage(children: Root["children"]): Element {
  const inner = children.filter(
    (child): child is ElementContent => child.type !== "doctype" && child.type !== "mdxjsEsm",
  );
  return {
    type: "element",
    tagName: "div",
    properties: { className: ["own-page"] },
    children: inner,
  };
}

function component(specifier: string): Binding {
  return { kind: "module", specifier, exported: "default", place: {} };
}

function element(
  name: string | null,
  attributes: JsxElement["attributes"],
  children: JsxElement["children"] = [],
): JsxElement {
  return { type: "mdxJsxFlowElement", name, attributes, children };
}

/** An attribute with the value of a name. */
function given(attribute: string, name: string): JsxElement["attributes"][number] {
  return {
    type: "mdxJsxAttribute",
    name: attribute,
    value: {
      type: "mdxJsxAttributeValueExpression",
      value: name,
      data: {
        estree: {
          type: "Program",
          sourceType: "module",
          comments: [],
          body: [{ type: "ExpressionStatement", expression: { type: "Identifier", name } }],
        },
      },
    },
  };
}
