import type { Nodes, Root, RootContent } from "hast";
import type { VFile } from "vfile";
import { excerptOf } from "./excerpt.ts";
import { type FileScope, fileScopeOf, report } from "./file-scope.ts";
import { computeAttributes } from "./jsx/compute-attributes.ts";
import { elementChildren, isJsxElement, type JsxElement } from "./jsx/nodes.ts";
import { readProjectText } from "./project-files.ts";

/** Compiles a file that stands within another one. */
export type CompilePartial = (text: string, scope: FileScope) => Promise<Root>;

/** More than a reader reads; parts within parts may grow without end. */
const MOST_PARTS = 5000;

/** rehype plugin: `<Partial />` becomes the content of the imported Markdown file. */
export function partials(compile: CompilePartial) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const scope = fileScopeOf(file);
    const isUsed = [...scope.bindings.values()].some((binding) => binding.kind === "partial");
    if (isUsed) await replacePartials(tree, scope, compile);
  };
}

async function replacePartials(
  parent: Nodes,
  scope: FileScope,
  compile: CompilePartial,
): Promise<void> {
  if (!("children" in parent)) return;
  const isGiven = parent.type !== "root" && isJsxElement(parent);
  const children: RootContent[] = [];
  for (const child of parent.children) {
    await replacePartials(child, scope, compile);
    const path = isJsxElement(child) ? partialPath(child, scope) : undefined;
    if (path === undefined || !isJsxElement(child)) children.push(child);
    else {
      const included = await includePartial(child, path, { scope, compile });
      children.push(...(isGiven ? [asOne(included)] : included));
    }
  }
  Object.assign(parent, { children });
}

/** A component that a partial is given to gets one child, as it is written. */
function asOne(children: RootContent[]): JsxElement {
  return {
    type: "mdxJsxFlowElement",
    name: null,
    attributes: [],
    children: elementChildren(children),
  };
}

function partialPath(node: JsxElement, scope: FileScope): string | undefined {
  const binding = scope.bindings.get(node.name ?? "");
  return binding?.kind === "partial" ? binding.path : undefined;
}

async function includePartial(
  node: JsxElement,
  path: string,
  { scope, compile }: { scope: FileScope; compile: CompilePartial },
): Promise<RootContent[]> {
  if (scope.chain.includes(path)) {
    report(scope, node, {
      code: "partial-cycle",
      message: `This file includes itself: ${[...scope.chain, path].join(" → ")}.`,
      hint: "Take one of these imports out.",
    });
    return [];
  }
  scope.page.widgets.parts++;
  if (scope.page.widgets.parts > MOST_PARTS) {
    if (scope.page.widgets.parts === MOST_PARTS + 1) {
      report(scope, node, {
        code: "too-many-parts",
        message: `The page has more than ${MOST_PARTS} parts: ${[...scope.chain, path].join(" → ")}.`,
        hint: "Parts that use others twice double with each step. Use them once, or divide the page.",
      });
    }
    return [];
  }
  const { values } = await computeAttributes(node, scope);
  const text = readProjectText(scope, path);
  if (text === undefined) return [];
  const tree = await compile(values.excerpt === true ? excerptOf(text, path) : text, {
    ...scope,
    path,
    bindings: new Map(),
    declarations: [],
    chain: [...scope.chain, path],
    part: scope.page.widgets.parts,
    props: values,
  });
  return tree.children;
}
