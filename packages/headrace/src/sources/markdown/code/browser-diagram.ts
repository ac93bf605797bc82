import { pathToFileURL } from "node:url";
import { type BrowserDiagram, DIAGRAM_ISLAND } from "../../../model/browser-diagram.ts";
import { escapeAttribute } from "../../../model/escape-html.ts";
import { placeholder } from "../../../model/placeholders.ts";
import type { MermaidPackage } from "../../compiled-page.ts";

/** What Mermaid can't read of a diagram. The line counts from 0. */
export interface SourceFault {
  line: number;
  message: string;
}

/** What is used of the package. */
interface Mermaid {
  parse(source: string): Promise<unknown>;
}

/**
 * What Mermaid itself says against a source. Without a browser it reads the grammar and no further: what
 * it lacks then is no fault of the source.
 */
export async function faultOf(
  source: string,
  { module }: MermaidPackage,
): Promise<SourceFault | undefined> {
  const { default: mermaid }: { default: Mermaid } = await import(pathToFileURL(module).href);
  try {
    await mermaid.parse(source);
    return undefined;
  } catch (error) {
    if (!(error instanceof Error) || !IS_OF_SOURCE.test(`${error.name}: ${error.message}`))
      return undefined;
    const [, line = "1"] = /\bline (\d+)/.exec(error.message) ?? [];
    const last = source.trimEnd().split("\n").length;
    return { line: Math.min(Number(line), last) - 1, message: inShort(error.message) };
  }
}

/** Mermaid counts lines from the diagram's beginning, and names every token that it knows. */
function inShort(message: string): string {
  const [first = "", ...rest] = message.replace(/ on line \d+(?:, column \d+)?/g, "").split("\n");
  const expected = rest.findLast((text) => text.startsWith("Expecting"));
  const [what = "", ...more] = expected?.replace(/, got .*$/, "").split(", ") ?? [];
  const tokens = [what, ...more.slice(0, 2)].join(", ") + (more.length > 2 ? ", …" : "");
  return `Mermaid can't read this diagram: ${first.replace(/[\s:.]*$/, "")}.${expected ? ` ${tokens}.` : ""}`;
}

const IS_OF_SOURCE = /^(?:UnknownDiagramError|Error: (?:Parse error|Lexical error|Parsing failed))/;

/** HTML of a diagram that is drawn in the browser: its source, until it is. */
export function browserDiagramHtml(diagram: BrowserDiagram, sourceHtml: string): string {
  const props = escapeAttribute(JSON.stringify({ diagram: JSON.stringify(diagram) }));
  const island = placeholder("island", DIAGRAM_ISLAND);
  return (
    `<div data-island="${island}" data-export="DiagramView" data-props="${props}">` +
    `<div>${sourceHtml}</div></div>`
  );
}
