import type { Diagnostic } from "../model/diagnostic.ts";
import { loadContentRules } from "../project/content-rules.ts";
import { type Project, readSources } from "../project/project.ts";
import { readRulePage } from "../rules/read-page.ts";
import { runRules } from "../rules/run-rules.ts";
import type { Content } from "./check-content.ts";

/** Holds the pages to the rules that the project has of its own. */
export async function checkRules(
  project: Project,
  { siteMap }: Pick<Content, "siteMap">,
): Promise<Diagnostic[]> {
  const { rules: named, format, math } = project.config.content;
  if (named.length === 0) return [];
  const rules = await loadContentRules(project);
  // What stands for a page that is not translated is judged where it stands, and lists have no file.
  const sources = (await readSources(project)).filter(
    ({ path, file }) => file === undefined && /\.mdx?$/.test(path) && siteMap.byPath.has(path),
  );
  const pages = sources.map(({ path, text }) => readRulePage(path, text, { format, math }));
  return runRules({ root: project.paths.root, pages, docs: siteMap.byPath }, rules);
}
