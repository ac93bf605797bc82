import { readFile } from "node:fs/promises";
import { parseSearchQuestions } from "../check/search-questions.ts";
import { SiteError } from "../diagnostics/site-error.ts";
import { ToolProblem } from "../mcp/tool-problem.ts";
import { readBuiltSite } from "./built-site.ts";
import { compareSites } from "./compare-sites.ts";
import { searchChanges } from "./search-changes.ts";
import type { SiteDiff } from "./site-diff.ts";

/** Two builds of a site, and what readers ask. */
export interface DiffOptions {
  /** Absolute folders. */
  before: string;
  after: string;
  /** Absolute path of a file of questions; absent: searches are not compared. */
  questions: string | undefined;
}

/**
 * Tells what differs for readers between two builds.
 *
 * @throws SiteError when one of them is no built site, or the questions can't be read.
 */
export async function diffSites({ before, after, questions }: DiffOptions): Promise<SiteDiff> {
  const [old, now] = await Promise.all([readBuiltSite(before), readBuiltSite(after)]);
  const asked = questions === undefined ? [] : await readQuestions(questions);
  const diff = compareSites(old, now);
  const comparison = { before: old, after: now, moved: diff.moved };
  try {
    const searches = asked.length === 0 ? [] : await searchChanges(comparison, asked);
    return { ...diff, searches, searchProblem: null };
  } catch (error) {
    // The old site may be one of an older version of the engine.
    if (!(error instanceof ToolProblem)) throw error;
    return { ...diff, searches: [], searchProblem: error.message };
  }
}

async function readQuestions(file: string) {
  const { questions, diagnostics } = parseSearchQuestions(await readFile(file, "utf8"), file);
  if (diagnostics.length > 0) throw new SiteError(diagnostics);
  return questions;
}
