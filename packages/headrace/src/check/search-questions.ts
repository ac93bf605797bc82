import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from "yaml";
import { z } from "zod";
import type { Diagnostic } from "../model/diagnostic.ts";

/** What a reader asks, and the page that should answer. */
export interface SearchQuestion {
  question: string;
  /** Route of the page. */
  page: string;
  /** Id of the heading that should stand under the page. */
  section?: string | undefined;
  /** Other places that answer it as well: "/faq", "/faq#id". */
  also: string[];
  /** The lowest place that will do, from 1. */
  rank: number;
  /** Why search can't answer it yet; it is counted, and no error. */
  lost?: string | undefined;
  /** Where the question stands in the file, from 1. */
  line: number;
  column: number;
}

/** Beyond this place nobody looks. */
export const LAST_RANK = 8;

const DEFAULT_RANK = 3;

const questionSchema = z.strictObject({
  question: z.string().trim().min(1),
  page: z.string().startsWith("/", { error: 'must be a route such as "/faq"' }),
  section: z.string().min(1).optional(),
  also: z
    .array(z.string().startsWith("/", { error: 'must be a route such as "/faq"' }))
    .default([]),
  rank: z.int().min(1).max(LAST_RANK).default(DEFAULT_RANK),
  lost: z.string().min(1).optional(),
});

/**
 * Reads a file of questions: YAML, lists of questions under names of the writer's choice.
 *
 * @param file Path for diagnostics.
 */
export function parseSearchQuestions(
  text: string,
  file: string,
): { questions: SearchQuestion[]; diagnostics: Diagnostic[] } {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const at = (offset: number) => {
    const { line, col } = lines.linePos(offset);
    return { line, column: col };
  };
  const problem = (offset: number, message: string): Diagnostic => ({
    code: "search-questions",
    severity: "error",
    file,
    ...at(offset),
    message,
    hint: 'A question is "- question: …", "page: /route", and if need be "section", "also", "rank" and "lost".',
  });
  const diagnostics = document.errors.map((error) => problem(error.pos[0], firstLine(error)));
  const questions: SearchQuestion[] = [];
  for (const node of diagnostics.length > 0 ? [] : questionNodes(document.contents)) {
    const offset = node.range?.[0] ?? 0;
    const result = questionSchema.safeParse(node.toJS(document));
    if (result.success) questions.push({ ...result.data, ...at(offset) });
    else
      for (const issue of result.error.issues) diagnostics.push(problem(offset, describe(issue)));
  }
  return { questions, diagnostics };
}

/** The items of every list of the file. */
function questionNodes(contents: Node | null): Node[] {
  if (!isMap(contents)) return contents === null ? [] : [contents];
  return contents.items.flatMap(({ value }) => {
    if (isSeq<Node>(value)) return value.items;
    return isScalar(value) && value.value === null ? [] : [contents];
  });
}

function describe({ path, message }: z.core.$ZodIssue): string {
  return path.length > 0 ? `"${path.join(".")}": ${message}.` : `${message}.`;
}

/** The parser's messages go on with an excerpt, which diagnostics have their own way to show. */
function firstLine({ message }: Error): string {
  return message.split("\n")[0] ?? message;
}
