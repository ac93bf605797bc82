import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { applyFixes } from "../diagnostics/apply-fixes.ts";
import { sortDiagnostics } from "../diagnostics/format.ts";
import { SiteError } from "../diagnostics/site-error.ts";
import { writeFileAtomic } from "../files/files.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { loadProject } from "../project/project.ts";
import { checkContent } from "./check-content.ts";
import { checkRules } from "./check-rules.ts";
import { checkSearch, type SearchReport } from "./check-search.ts";
import {
  checkExternal,
  type ExternalOptions,
  type ExternalReport,
} from "./external/check-external.ts";
import { updateUrls } from "./published-urls.ts";
import { withWholeCache } from "./whole-cache.ts";

/**
 * Compiles and checks a project without publishing anything.
 *
 * @throws SiteError when the configuration or a page has errors.
 */
export async function checkSite(
  root: string,
  { strict, external }: SiteCheck,
): Promise<CheckResult> {
  const project = await loadProject(root, "production");
  const content = await withWholeCache(project, async () => {
    const checked = await checkContent(project, { strict });
    const broken = await checkRules(project, checked);
    return { ...checked, rules: broken, search: await checkSearch(project, checked) };
  });
  const { records, warnings, rules, search } = content;
  const asked = external && (await checkExternal(project, records.values(), external));
  return { pages: records.size, warnings, rules, search, external: asked };
}

/** What to check. */
export interface SiteCheck {
  /** Warnings end it, as errors do. */
  strict: boolean;
  /** Asks other sites whether what is linked is there. */
  external?: ExternalOptions | undefined;
}

export interface CheckResult {
  pages: number;
  warnings: Diagnostic[];
  /** What the project's own rules say. */
  rules: Diagnostic[];
  /** Absent when the project asks its search nothing. */
  search: SearchReport | undefined;
  /** Absent when nobody was asked. */
  external: ExternalReport | undefined;
}

/**
 * Writes down which addresses the site has, so that later builds hold them.
 *
 * @returns How many pages and headings have an address.
 * @throws SiteError when the configuration or a page has errors.
 */
export async function updatePublishedUrls(
  root: string,
): Promise<{ pages: number; anchors: number }> {
  const project = await loadProject(root, "production");
  return updateUrls(project, await checkContent(project, { strict: false, holdUrls: false }));
}

/**
 * Changes the files of a project where a problem says how; what leaves doubt stays for a person.
 *
 * @returns How many problems and files that were.
 */
export async function mendSite(root: string): Promise<{ problems: number; files: number }> {
  const all = sortDiagnostics(await allProblems(root));
  const mended = { problems: 0, files: 0 };
  for (const file of new Set(all.map((item) => item.file))) {
    if (file === undefined) continue;
    const diagnostics = all.filter((item) => item.file === file);
    const path = join(root, file);
    const before = await readFile(path, "utf8").catch(() => "");
    const { text, applied } = applyFixes(before, diagnostics);
    if (applied === 0) continue;
    await writeFileAtomic(path, text);
    mended.problems += applied;
    mended.files++;
  }
  return mended;
}

async function allProblems(root: string): Promise<Diagnostic[]> {
  try {
    const project = await loadProject(root, "production");
    return (await checkContent(project, { strict: false })).warnings;
  } catch (error) {
    if (error instanceof SiteError) return error.diagnostics;
    throw error;
  }
}
