import { createProcessor, run } from "@mdx-js/mdx";
import type { Root, RootContent } from "hast";
import { createElement, type ElementType, type PropsWithChildren, type ReactNode } from "react";
import * as runtime from "react/jsx-runtime";
import { renderToStaticMarkup } from "react-dom/server";
import { VFile } from "vfile";
import { reasonOf } from "../../../diagnostics/reason-of.ts";
import {
  absentReasons,
  beginAbsent,
  isAbsent,
  replacedReasons,
} from "../../../model/islands/absent-component.ts";
import { countElements, noteElement } from "../../../model/islands/endless-rendering.ts";
import { beginIslands, islandNotes } from "../../../model/islands/island-rendering.ts";
import { drawWithinRoot, setSiteRoot } from "../../../model/islands/site-root.ts";
import { setRenderedPage } from "../../../model/site-docs.ts";
import { pageLanguage } from "../article-messages.ts";
import { type FileScope, reportFailedPart } from "../file-scope.ts";
import { PLACE_SEPARATOR } from "../marks.ts";
import { requiredFile } from "./attributes.ts";
import type { DynamicPlace } from "./dynamic-place.ts";
import { loadSiteRoot, type PageComponents } from "./load-components.ts";
import { isJsxElement, type Program } from "./nodes.ts";
import { isOwnElement, loadElements, ownNames } from "./own-elements.ts";
import { isHeading, likelyIds, withHeading } from "./own-heading.ts";
import { PART, type PreparedPlace, prepare, remainsOf } from "./prepared-place.ts";
import { renderTolerantly } from "./render-tolerantly.ts";
import { partMark, type Rendered } from "./rendered.ts";
import { resolveRenderedLinks } from "./rendered-links.ts";
import { replaceMarkers } from "./rendered-markers.ts";

/** React puts a preload for every image first, which a part of a page must not have. */
const IMAGE_PRELOADS = /<link rel="preload" as="image"[^>]*>/g;

/** Runs all places of a file in one module and puts the results into the tree. */
export async function renderJsx(
  places: readonly DynamicPlace[],
  components: PageComponents,
  scope: FileScope,
): Promise<void> {
  scope.page.widgets.runs += 1;
  setSiteRoot(await loadSiteRoot(scope));
  const ids = likelyIds(places.flatMap(({ node }) => (isOwnElement(node) ? [node] : [])));
  const prepared = places.map((place) => prepare(place, ids));
  const render = (nodes: readonly RootContent[]) => runNodes(nodes, components, scope);
  const pieces = await render(prepared.map(({ written }) => written)).catch(() =>
    renderSingly(prepared, render, scope),
  );
  for (const [index, { node, parent, parts }] of prepared.entries()) {
    const colored = await replaceMarkers(pieces[index] ?? "", node, scope);
    const html = resolveRenderedLinks(colored, node, scope);
    const rendered: Rendered = {
      type: "rendered",
      html,
      parts: parts.map((part, at) =>
        html.includes(partMark(at)) ? part : { type: "root", children: [] },
      ),
    };
    const drawn = isOwnElement(node) && isHeading(node) ? withHeading(node, rendered) : rendered;
    // A heading directly within JSX is a place within the Markdown of another one.
    const lists = [parent, ...(drawn === rendered ? [] : prepared.flatMap((other) => other.parts))];
    for (const { children } of lists) replaceNode(children, node, drawn);
  }
}

function replaceNode(siblings: RootContent[], node: RootContent, by: RootContent): void {
  const index = siblings.indexOf(node);
  if (index >= 0) siblings[index] = by;
}

/** Elements of the page's own JSX count, too, and need not be there. */
const countedRuntime: typeof runtime = {
  ...runtime,
  jsx: (type, props, key) => runtime.jsx(drawnType(type), props, key),
  jsxs: (type, props, key) => runtime.jsxs(drawnType(type), props, key),
};

function drawnType(type: ElementType): ElementType {
  noteElement(type);
  return isAbsent(type) ? ({ children }: PropsWithChildren) => children : type;
}

/** HTML of each node, from one module that holds them all and the file's own declarations. */
export async function runNodes(
  nodes: readonly RootContent[],
  components: PageComponents,
  scope: FileScope,
): Promise<string[]> {
  const written = nodes.flatMap((node, index): RootContent[] =>
    index === 0 ? [node] : [{ type: "text", value: PLACE_SEPARATOR }, node],
  );
  const tree: Root = {
    type: "root",
    children: [
      esm([importedNames([...Object.keys(components), PART, "require"])]),
      esm(scope.declarations),
      ...written,
    ],
  };
  const processor = createProcessor({
    outputFormat: "function-body",
    rehypePlugins: [() => () => structuredClone(tree)],
  });
  const code = await processor.process(new VFile({ path: scope.path, value: "" }));
  const imported = {
    ...components,
    [PART]: ({ mark }: { mark: string }): ReactNode => mark,
    require: (reference: string) => requiredFile(reference, scope, nodes[0]),
  };
  const { default: Content } = await run(code, { ...countedRuntime, ...{ imported } });
  const elements = await loadElements(scope, ownNames(nodes));
  const content = (leftOut?: ReadonlyMap<string, string>) => {
    setRenderedPage(scope.chain[0] ?? scope.path, pageLanguage(scope));
    countElements();
    beginAbsent(leftOut);
    beginIslands({ drawsLate: scope.options.failedParts === "warning" });
    return createElement(Content, { ...scope.props, components: elements });
  };
  const identifierPrefix = `${scope.page.widgets.runs}-`;
  const html =
    scope.options.failedParts === "warning"
      ? await renderTolerantly(content, identifierPrefix)
      : drawWithinRoot(content(), (element) => renderToStaticMarkup(element, { identifierPrefix }));
  tellNotes(nodes, scope);
  return html.replace(IMAGE_PRELOADS, "").split(PLACE_SEPARATOR);
}

/** Tells the writer what is left out of components and what is not live, once for each component and reason. */
function tellNotes(nodes: readonly RootContent[], scope: FileScope): void {
  for (const reason of absentReasons()) {
    reportFailedPart(scope, nodes[0], {
      code: "component-absent",
      message: `A component here is without a part of it: ${reason}`,
      hint: "Mend the part or install its package, or take it out of the component.",
      instead: "What stands within the part is shown.",
    });
  }
  for (const reason of replacedReasons()) {
    reportFailedPart(scope, nodes[0], {
      code: "component-failed",
      message: reason,
      hint: "Mend it, or take it out of src/theme.",
      instead: "The engine's form of it is shown.",
    });
  }
  const told = new Map(islandNotes().map((note) => [JSON.stringify(note), note]));
  for (const { name, module, reason } of told.values()) {
    const place = nodes.find((node) => "name" in node && node.name === name);
    reportFailedPart(scope, place ?? nodes[0], {
      code: "component-not-live",
      message: `<${name}> of ${module} is not live here: ${reason}`,
      hint: "Make what needs it one component, in a module of its own, and use that on the page.",
      instead: "It stays as it was rendered.",
    });
  }
}

function esm(body: Program["body"]): RootContent {
  const estree: Program = { type: "Program", sourceType: "module", body, comments: [] };
  return { type: "mdxjsEsm", value: "", data: { estree } };
}

/** `const { Name, … } = arguments[0].imported;`: modules were loaded before. */
function importedNames(names: readonly string[]): Program["body"][number] {
  return {
    type: "VariableDeclaration",
    kind: "const",
    declarations: [
      {
        type: "VariableDeclarator",
        id: {
          type: "ObjectPattern",
          properties: names.map((name) => ({
            type: "Property",
            kind: "init",
            method: false,
            computed: false,
            shorthand: true,
            key: { type: "Identifier", name },
            value: { type: "Identifier", name },
          })),
        },
        init: {
          type: "MemberExpression",
          computed: false,
          optional: false,
          object: {
            type: "MemberExpression",
            computed: true,
            optional: false,
            object: { type: "Identifier", name: "arguments" },
            property: { type: "Literal", value: 0 },
          },
          property: { type: "Identifier", name: "imported" },
        },
      },
    ],
  };
}

/** Renders the places one by one; the writer is told of those that fail, but of each reason once. */
async function renderSingly(
  places: readonly PreparedPlace[],
  render: (nodes: readonly RootContent[]) => Promise<string[]>,
  scope: FileScope,
): Promise<string[]> {
  const pieces: string[] = [];
  const told = new Set<string>();
  const failing = new Set<string>();
  for (const place of places) {
    const { node, written } = place;
    // What fails for one picture fails for the next, and there may be hundreds.
    if (isOwnElement(node) && failing.has(node.tagName)) {
      pieces.push(remainsOf(place));
      continue;
    }
    try {
      pieces.push((await render([written])).join(""));
    } catch (error) {
      if (isOwnElement(node)) failing.add(node.tagName);
      const message = `This ${describe(node)} fails: ${reasonOf(error)}`;
      if (!told.has(message))
        reportFailedPart(scope, node, {
          code: "component-failed",
          message,
          hint: hintFor(node, error),
          instead: isOwnElement(node) ? "It is shown without it." : "The text within it stays.",
        });
      told.add(message);
      pieces.push(remainsOf(place));
    }
  }
  return pieces;
}

/** What to do about JSX that fails. */
function hintFor(node: RootContent, error: unknown): string {
  if (isJsxElement(node) || node.type === "element")
    return "Mend the component, or what is given to it here.";
  const isName = error instanceof ReferenceError || error instanceof TypeError;
  return isName
    ? "If the braces are to be seen, write \\{ instead of {, or put the text into `code`."
    : "Mend what stands between the braces.";
}

function describe(node: RootContent): string {
  if (node.type === "element") return `component for <${node.tagName}> of Markdown`;
  return "name" in node && node.name ? `<${node.name}>` : "expression";
}
