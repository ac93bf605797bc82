import type { VFile } from "vfile";
import type { Diagnostic } from "../../model/diagnostic.ts";

/** What the parsers of Markdown, MDX and JavaScript throw. */
type ParserMessage = VFile["messages"][number];

/** True for an error of a writer, as against one of ours. */
export function isParserMessage(error: unknown): error is ParserMessage {
  return error instanceof Error && "reason" in error && "ruleId" in error;
}

const TAG_POSITION = /<([^>]*)>` \((\d+):(\d+)/;

/** Tells a writer what a parser did not understand, at the place that has to be mended. */
export function parseProblem(message: ParserMessage, file: string): Diagnostic {
  const opening = TAG_POSITION.exec(message.reason);
  if (message.ruleId === "end-tag-mismatch" && opening) {
    const [, name = "", line, column] = opening;
    return {
      code: "unclosed-tag",
      severity: "error",
      message: `The tag <${name}> is not closed.`,
      hint: `Close it with </${name}>, or write <${name} />. Around several paragraphs both tags stand on lines of their own.`,
      file,
      line: Number(line),
      column: Number(column),
    };
  }
  return {
    code: "syntax",
    severity: "error",
    message: `${message.reason.replace(/\.$/, "")}.`,
    hint: hintFor(message),
    file,
    line: message.line ?? 1,
    column: message.column ?? 1,
  };
}

function hintFor(message: ParserMessage): string {
  if (/import|export/.test(message.reason)) return "Check the import and export statements.";
  return "A page is MDX: write { and < in text as \\{ and &lt;, or put them into `code`.";
}
