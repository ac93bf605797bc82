import { existsSync } from "node:fs";
import { join, posix } from "node:path";
import { placeInJson } from "../diagnostics/place-at.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { CURRENT_VERSION, type DocSet } from "../pages/doc-set.ts";
import { pageFilter } from "./project.ts";
import { listProjectTree } from "./project-tree.ts";

/** Files among the pages that look like pages and are none, so that none is lost in silence. */
export async function overlookedFiles(
  sets: readonly DocSet[],
  root: string,
): Promise<Diagnostic[]> {
  const told = await Promise.all(
    sets.map((set) => absentVersion(set, root) ?? overlookedIn(set, root)),
  );
  return [...new Map(told.flat().map((item) => [item.file + item.message, item])).values()];
}

async function overlookedIn(set: DocSet, root: string): Promise<Diagnostic[]> {
  const isPage = pageFilter(set);
  const listed = async (folder: string) => (await listProjectTree(root, folder)).files;
  const files = await listed(set.folder);
  const originals = set.base === undefined ? undefined : new Set(await listed(set.base));
  return files.flatMap((name) => {
    const file = posix.join(set.folder, name);
    const usual = usualName(name);
    if (usual !== name) return isPage(usual) ? [misnamed(file, usual)] : [];
    return isPage(name) && originals?.has(name) === false ? [withoutOriginal(file, set)] : [];
  });
}

/** A version that is listed and has no folder: the menu would lead to nothing. */
function absentVersion(set: DocSet, root: string): Diagnostic[] | undefined {
  const { version, language, folder, base = folder } = set;
  if (!version || version.name === CURRENT_VERSION || existsSync(join(root, base)))
    return undefined;
  if (language) return [];
  const file = posix.dirname(base).replace(/versioned_docs$/, "versions.json");
  const message = `The version "${version.name}" has no pages: there is no folder "${base}".`;
  const hint = "Take the name out of the list, or put the folder there.";
  const problem = { code: "no-version", severity: "error", message, hint, file } as const;
  return [{ ...problem, ...placeInJson(join(root, file), version.name) }];
}

/** What a file of Markdown is called where it is a page. */
function usualName(name: string): string {
  return name.replace(/\.(?:md|mdown|mkdn?|markdown)$/i, ".md").replace(/\.mdx$/i, ".mdx");
}

function misnamed(file: string, usual: string): Diagnostic {
  return {
    code: "overlooked-page",
    severity: "warning",
    file,
    message: "This file is no page: the names of pages end in .md or .mdx, in small letters.",
    hint: `Name it "${posix.basename(usual)}", or keep it out by "exclude".`,
  };
}

function withoutOriginal(file: string, { base }: DocSet): Diagnostic {
  return {
    code: "no-original",
    severity: "warning",
    file,
    message: `This translation is no page: there is no such file below ${base}.`,
    hint: "Call it as the page that it translates, or remove it.",
  };
}
