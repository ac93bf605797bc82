import type { Root } from "mdast";
import type { VFile } from "vfile";
import { once } from "../../model/once.ts";
import { type FileScope, fileScopeOf, report } from "./file-scope.ts";
import { walk } from "./walk.ts";

const katex = once(async () => (await import("katex")).default);

/** remark plugin: formulas become MathML, which browsers draw without script, style or font. */
export function formulas() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const found: Formula[] = [];
    walk(tree, (node) => {
      if (isFormula(node)) found.push(node);
      return;
    });
    if (found.length === 0) return;
    const { renderToString } = await katex();
    for (const node of found) {
      const value = draw(node, renderToString, fileScopeOf(file));
      Object.assign(node, { type: "html", value, data: {} });
    }
  };
}

type Node = Parameters<Parameters<typeof walk>[1]>[0];
type Formula = Extract<Node, { type: "math" | "inlineMath" | "code" }>;
type Render = Awaited<ReturnType<typeof katex>>["renderToString"];

/** A fence of the language "math" is one, too. */
function isFormula(node: Node): node is Formula {
  if (node.type === "code") return node.lang === "math";
  return node.type === "math" || node.type === "inlineMath";
}

const STYLE = / style="[^"]*"/g;

function draw(node: Formula, render: Render, scope: FileScope): string {
  const displayMode = node.type !== "inlineMath";
  try {
    const html = render(node.value, { output: "mathml", displayMode, strict: "ignore" });
    const plain = html.replace(STYLE, "");
    scope.page.plainTexts.set(plain, node.value);
    return displayMode ? `<div class="formula">${plain}</div>` : plain;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    report(scope, node, {
      code: "formula",
      message: `This formula can't be drawn: ${reason.replace(/^KaTeX parse error: /, "")}`,
      hint: 'Mend it, or write a plain "$" as "\\$".',
    });
    return "";
  }
}
