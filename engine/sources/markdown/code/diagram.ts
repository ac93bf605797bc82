import { renderMermaidSVG } from "beautiful-mermaid";
import type { Code } from "mdast";
import { type FileScope, report } from "../file-scope.ts";
import { escapeHtml } from "../html-text.ts";
import { parseCodeMeta } from "./code-meta.ts";
import { rewriteSvg } from "./diagram-svg.ts";

/** HTML of a mermaid fence; "" after a problem that was told to the writer. */
export function renderDiagram(node: Code, scope: FileScope): string {
  const { title, alt } = parseCodeMeta(node.meta ?? "");
  let svg: string;
  try {
    svg = renderMermaidSVG(node.value, { padding: 8, font: "sans-serif", transparent: true });
  } catch (error) {
    report(scope, firstLine(node), {
      code: "diagram",
      message: `This diagram can't be drawn: ${error instanceof Error ? error.message : String(error)}`,
      hint: "It must begin with flowchart, sequenceDiagram, stateDiagram-v2, classDiagram or erDiagram.",
    });
    return "";
  }
  scope.page.widgets.diagrams += 1;
  const label = escapeHtml(alt ?? title ?? "Diagram");
  const caption = title ? `<figcaption>${escapeHtml(title)}</figcaption>` : "";
  return (
    `<figure class="diagram"><div class="diagram-canvas" role="img" aria-label="${label}" tabindex="0">` +
    `${rewriteSvg(svg, `diagram-${scope.page.widgets.diagrams}`)}</div>${caption}</figure>`
  );
}

/** The fence's first line of code: the line after its opening. */
function firstLine(node: Code) {
  const start = node.position?.start;
  return start && { position: { start: { line: start.line + 1, column: start.column } } };
}
