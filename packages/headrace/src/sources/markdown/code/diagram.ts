import { renderMermaidSVG } from "beautiful-mermaid";
import type { Code } from "mdast";
import { parseCodeMeta } from "../../../model/code/code-meta.ts";
import { escapeAttribute, escapeText } from "../../../model/escape-html.ts";
import { type FileScope, reportFailedPart } from "../file-scope.ts";
import { browserDiagramHtml, faultOf } from "./browser-diagram.ts";
import { checkDiagram, type DiagramProblem, normalizeDiagram } from "./diagram-source.ts";
import { rewriteSvg } from "./diagram-svg.ts";

/** Distance of the drawing from the edge of its box, in pixels. */
const PADDING = 8;

/**
 * HTML of a mermaid fence; `undefined` after a problem that was told to the writer. What the build can't
 * draw is drawn in the reader's browser, where the site has Mermaid.
 *
 * @param id Of the drawing, unique on its page.
 * @param showSource HTML of the source.
 */
export async function renderDiagram(
  node: Code,
  { id, showSource }: { id: string; showSource: () => Promise<string> },
  scope: FileScope,
): Promise<string | undefined> {
  const { title, alt } = parseCodeMeta(node.meta ?? "");
  const label = alt ?? title ?? "Diagram";
  const caption = title ? `<figcaption>${escapeText(title)}</figcaption>` : "";
  const drawn = draw(node);
  if ("svg" in drawn) {
    return (
      `<figure class="diagram"><div class="diagram-canvas" role="img" aria-label="${escapeAttribute(label)}" tabindex="0">` +
      `${rewriteSvg(drawn.svg, { id, source: node.value })}</div>${caption}</figure>`
    );
  }
  const { mermaid } = scope.options;
  const fault = mermaid && (await faultOf(node.value, mermaid));
  const problems = mermaid ? (fault ? [{ ...fault, hint: SEE_SYNTAX }] : []) : drawn.problems;
  for (const { line, message, hint } of problems) {
    const problem = { code: "diagram", message, hint, instead: SOURCE_SHOWN };
    reportFailedPart(scope, codeLine(node, line), problem);
  }
  if (!mermaid || fault) return undefined;
  const island = browserDiagramHtml(
    { source: node.value, label, look: mermaid.look },
    await showSource(),
  );
  return `<figure class="diagram">${island}${caption}</figure>`;
}

const IN_BROWSER =
  'Or let Mermaid draw it in the browser, which reads all kinds: "npm install mermaid".';

const SUPPORTED = `Use the plain syntax of Mermaid, one statement a line, without HTML and styling. ${IN_BROWSER}`;

const KINDS = `Begin it with flowchart, sequenceDiagram, stateDiagram-v2, classDiagram or erDiagram. ${IN_BROWSER}`;

const SEE_SYNTAX = "The syntax of each kind stands on https://mermaid.js.org.";

const SOURCE_SHOWN = "Its source is shown.";

const NOT_DRAWN = /^\s*xychart/m;

/** What the build makes of a diagram, or why it can't. */
type Drawn = { svg: string } | { problems: (DiagramProblem & { hint: string })[] };

function draw(node: Code): Drawn {
  const problems = checkDiagram(node.value);
  if (problems.length > 0)
    return { problems: problems.map((problem) => ({ ...problem, hint: SUPPORTED })) };
  try {
    const source = normalizeDiagram(node.value);
    // The renderer knows the kind, but its drawing needs styles that the security policy refuses.
    if (NOT_DRAWN.test(source)) throw new Error("charts are not drawn while the site is built.");
    return { svg: renderMermaidSVG(source, { padding: PADDING, transparent: true }) };
  } catch (error) {
    const message = `This diagram can't be drawn: ${error instanceof Error ? error.message : String(error)}`;
    return { problems: [{ line: 0, message, hint: KINDS }] };
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
