import { renderMermaidSVG } from "beautiful-mermaid";
import type { Code } from "mdast";
import { escapeAttribute, escapeText } from "../../../model/escape-html.ts";
import { parseCodeMeta } from "../../code/code-meta.ts";
import { type FileScope, reportFailedPart } from "../file-scope.ts";
import { checkDiagram, normalizeDiagram } from "./diagram-source.ts";
import { rewriteSvg } from "./diagram-svg.ts";

/** Distance of the drawing from the edge of its box, in pixels. */
const PADDING = 8;

/**
 * HTML of a mermaid fence; `undefined` after a problem that was told to the writer.
 *
 * @param id Of the drawing, unique on its page.
 */
export function renderDiagram(node: Code, id: string, scope: FileScope): string | undefined {
  const problems = checkDiagram(node.value);
  for (const { line, message } of problems) {
    reportFailedPart(scope, codeLine(node, line), {
      code: "diagram",
      message,
      hint: SUPPORTED,
      instead: SOURCE_SHOWN,
    });
  }
  const svg = problems.length === 0 ? draw(node, scope) : undefined;
  if (svg === undefined) return undefined;
  const { title, alt } = parseCodeMeta(node.meta ?? "");
  const label = escapeAttribute(alt ?? title ?? "Diagram");
  const caption = title ? `<figcaption>${escapeText(title)}</figcaption>` : "";
  return (
    `<figure class="diagram"><div class="diagram-canvas" role="img" aria-label="${label}" tabindex="0">` +
    `${rewriteSvg(svg, { id, source: node.value })}</div>${caption}</figure>`
  );
}

const SUPPORTED =
  "Use the plain syntax of Mermaid, one statement a line, without HTML and styling.";

const SOURCE_SHOWN = "Its source is shown.";

function draw(node: Code, scope: FileScope): string | undefined {
  try {
    return renderMermaidSVG(normalizeDiagram(node.value), { padding: PADDING, transparent: true });
  } catch (error) {
    reportFailedPart(scope, codeLine(node, 0), {
      code: "diagram",
      message: `This diagram can't be drawn: ${error instanceof Error ? error.message : String(error)}`,
      hint: "It must begin with flowchart, sequenceDiagram, stateDiagram-v2, classDiagram or erDiagram.",
      instead: SOURCE_SHOWN,
    });
    return undefined;
  }
}

/**
 * The place of a line of the diagram (from 0) in the file: the code begins below its fence, unless
 * it comes from another file.
 */
function codeLine(node: Code, line: number) {
  const { start, end } = node.position ?? {};
  if (start?.line === (end?.line ?? 0) - 1) return node;
  return start && { position: { start: { line: start.line + 1 + line, column: start.column } } };
}
