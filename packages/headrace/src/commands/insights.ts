import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { SiteError } from "../diagnostics/site-error.ts";
import { feedbackPath, projectPaths } from "../files/paths.ts";
import { brokenAddresses } from "../insights/access-log.ts";
import {
  countQuery,
  type EmptySearch,
  emptySearches,
  searchesIn,
} from "../insights/empty-searches.ts";
import { isAccessLog } from "../insights/log-lines.ts";
import { readFeedback } from "../insights/page-feedback.ts";
import { printInsights } from "../insights/print-insights.ts";
import { filesIn } from "../mcp/folder-files.ts";
import { createSiteSearch } from "../mcp/site-search.ts";
import { ToolProblem } from "../mcp/tool-problem.ts";
import { ROUTES_FILE } from "../model/routes.ts";
import type { CommandOptions } from "./command-options.ts";
import { say } from "./print.ts";

/** Tells what readers say of pages, and what they ask for that is not there. */
export async function run(options: CommandOptions): Promise<number> {
  const { root, log, format } = options;
  const feedback = options.feedback ?? (log === undefined ? feedbackPath(root) : undefined);
  if (log !== undefined && !(await isAccessLog(log))) throw noLog(log);
  const said = feedback === undefined ? null : await feedbackIn(feedback, options);
  const searches = log === undefined ? new Map<string, number>() : await searchesIn(log);
  for (const [query, count] of said?.searches ?? []) countQuery(searches, query, count);
  const insights = {
    feedback: said && { pages: said.pages, damaged: said.damaged },
    brokenAddresses: log === undefined ? null : await brokenAddresses(log, await routesOf(root)),
    emptySearches:
      log === undefined && searches.size === 0 ? null : await searchesOf(root, searches),
  };
  say(format === "json" ? JSON.stringify(insights, null, 2) : printInsights(insights).trimEnd());
  return 0;
}

function noLog(file: string): SiteError {
  return new SiteError([
    {
      code: "access-log",
      severity: "error",
      message: `No line of ${file} is a request.`,
      hint: "Name an access log in the common or combined format, as nginx and Apache write it.",
    },
  ]);
}

/** A project that has never taken feedback has no file of it. */
async function feedbackIn(file: string, { feedback }: CommandOptions) {
  if (feedback === undefined && !(await stat(file).catch(() => undefined)))
    throw new SiteError([
      {
        code: "no-feedback",
        severity: "error",
        message: `There is no feedback yet: ${file} is absent.`,
        hint: "It is what headrace feedback writes. Name another file with --feedback, or the access log of a web server with --log.",
      },
    ]);
  return readFeedback(file);
}

/** Of the built site, for what may have been meant; none where it is not built. */
async function routesOf(root: string): Promise<string[]> {
  const text = await readFile(join(projectPaths(root).dist, ROUTES_FILE), "utf8").catch(() => "");
  return text.split("\n").flatMap((line) => line.split("\t")[0] || []);
}

async function searchesOf(
  root: string,
  searches: ReadonlyMap<string, number>,
): Promise<EmptySearch[] | null> {
  try {
    return await emptySearches(searches, createSiteSearch(filesIn(projectPaths(root).dist)));
  } catch (error) {
    if (error instanceof ToolProblem) return null;
    throw error;
  }
}
