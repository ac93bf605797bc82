import type { PageRecord } from "../cache/page-record.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { checkRoutes } from "../pages/check-routes.ts";
import { originalOf } from "../pages/listed-docs.ts";
import type { SiteMap } from "../pages/site-map.ts";
import { mapSite, type Project } from "../project/project.ts";
import type { StaticFile } from "./check-static-files.ts";

/** All pages together, without those whose address no disk can have. */
export function mapPublished(
  project: Project,
  compiled: readonly PageRecord[],
  staticFiles: readonly StaticFile[],
): { siteMap: SiteMap; routeProblems: Diagnostic[] } {
  const siteMap = mapSite(project, compiled);
  const routeProblems = checkRoutes(
    siteMap,
    staticFiles.map(({ name }) => name),
    project.config,
  );
  const unusable = new Set(
    routeProblems.flatMap(({ code, file }) => (code === "unusable-route" ? [file] : [])),
  );
  const told = ofOriginals(routeProblems, siteMap);
  if (unusable.size === 0) return { siteMap, routeProblems: told };
  const others = compiled.filter(({ path }) => !unusable.has(path));
  return { siteMap: mapSite(project, others), routeProblems: told };
}

/** A page that is not translated has the problems of its original, which are told there; its own name its file. */
function ofOriginals(problems: readonly Diagnostic[], siteMap: SiteMap): Diagnostic[] {
  const known = new Set(problems.map(({ code, file }) => `${code} ${file}`));
  return problems.flatMap((problem) => {
    const doc = siteMap.byPath.get(problem.file ?? "");
    const original = doc && originalOf(doc, siteMap);
    if (!original) return [problem];
    return known.has(`${problem.code} ${original.path}`)
      ? []
      : [{ ...problem, file: original.path }];
  });
}
