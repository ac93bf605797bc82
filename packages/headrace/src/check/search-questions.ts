import { z } from "zod";
import { complaint } from "../diagnostics/complaint.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { readYaml } from "../sources/yaml-text.ts";

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
 * Reads a file of questions: YAML, a list of questions, or several under names of the writer's choice.
 *
 * @param file Path for diagnostics.
 */
export function parseSearchQuestions(
  text: string,
  file: string,
): { questions: SearchQuestion[]; diagnostics: Diagnostic[] } {
  const problem = { code: "search-questions", severity: "error", file } as const;
  const read = readYaml(text, "This file");
  if ("problem" in read) return { questions: [], diagnostics: [{ ...problem, ...read.problem }] };
  const diagnostics: Diagnostic[] = [];
  const questions: SearchQuestion[] = [];
  for (const { path, value } of listedQuestions(read.value)) {
    const place = read.placeOf(path);
    const result = questionSchema.safeParse(value, { reportInput: true });
    if (result.success) questions.push({ ...result.data, ...place });
    else
      for (const issue of result.error.issues)
        diagnostics.push({
          ...problem,
          message: sentence(issue),
          hint: HINT,
          ...read.placeOf([...path, ...issue.path]),
        });
  }
  return { questions, diagnostics };
}

const HINT =
  'A question is "- question: …", "page: /route", and if need be "section", "also", "rank" and "lost".';

/** The items of the file's list, or of every list in it; what is no list is no question, and counts as one. */
function listedQuestions(file: unknown): { path: PropertyKey[]; value: unknown }[] {
  if (Array.isArray(file)) return file.map((value: unknown, index) => ({ path: [index], value }));
  if (typeof file !== "object" || file === null) return [{ path: [], value: file }];
  return Object.entries(file).flatMap(([name, list]) => {
    if (!Array.isArray(list)) return list === null ? [] : [{ path: [name], value: list }];
    return list.map((value: unknown, index) => ({ path: [name, index], value }));
  });
}

function sentence(issue: z.core.$ZodIssue): string {
  const name = issue.path.length > 0 ? `"${issue.path.join(".")}"` : "A question";
  return `${name} ${complaint(issue)}.`;
}
