import type { Code, Root, RootContent } from "mdast";
import { visit } from "unist-util-visit";
import type { VFile } from "vfile";
import { didYouMean } from "../../../diagnostics/nearest.ts";
import { type FileScope, report, scopeOf } from "../file-scope.ts";
import { once } from "../once.ts";
import { createCodeRenderer } from "./code-renderer.ts";
import { LANGUAGE_NAMES } from "./highlighter.ts";

const codeRenderer = once(createCodeRenderer);
const diagramModule = once(() => import("./diagram.ts"));

/** remark plugin: fences become HTML, diagrams become SVG. */
export function codeBlocks() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const fences = findFences(tree);
    const scope = scopeOf(file);
    for (const { node, replace } of fences) {
      const html =
        node.lang === "mermaid"
          ? (await diagramModule()).renderDiagram(node, scope)
          : await renderFence(node, scope);
      replace({ type: "html", value: html, ...(node.position ? { position: node.position } : {}) });
    }
  };
}

interface Fence {
  node: Code;
  replace: (replacement: RootContent) => void;
}

function findFences(tree: Root): Fence[] {
  const fences: Fence[] = [];
  visit(tree, "code", (node, index, parent) => {
    if (!parent || index === undefined) return;
    fences.push({
      node,
      replace: (replacement) => Object.assign(parent.children, { [index]: replacement }),
    });
  });
  return fences;
}

/** HTML of one fence; a language without a grammar is drawn as plain text. */
export async function renderFence(node: Code, scope: FileScope): Promise<string> {
  const renderer = await codeRenderer();
  const { language, meta } = splitInfo(node);
  const isKnown = await renderer.load(language);
  if (!isKnown) {
    report(scope, node, {
      code: "unknown-language",
      severity: "warning",
      message: `There is no highlighting for the language "${language}".`,
      hint: didYouMean(language, LANGUAGE_NAMES) ?? 'Use "text" for plain text.',
    });
  }
  return renderer.render({ code: node.value, language: isKnown ? language : "text", meta });
}

/** "```bash{1}" puts the range into the language. */
function splitInfo(node: Code): { language: string; meta: string } {
  const [, language = "", glued = ""] = /^([^{]*)(.*)$/.exec(node.lang ?? "") ?? [];
  return {
    language: language.replace(/^language-/, ""),
    meta: `${glued} ${node.meta ?? ""}`.trim(),
  };
}
