import type { ApiConfig } from "../../config/api-schema.ts";
import type { SourceFile } from "../../sources/compiled-page.ts";
import { packJson } from "../packed-json.ts";
import { parseReference, type ReferenceSource, type VersionLink } from "../reference-source.ts";

/** Lets pages lead to the same operation in the other versions of an API (`versionsOf`). */
export function linkVersions(
  sources: readonly SourceFile[],
  apis: readonly ApiConfig[],
): SourceFile[] {
  const groups = new Map<string, string[]>();
  for (const { id, versionsOf } of apis) {
    if (versionsOf === undefined) continue;
    groups.set(versionsOf, [...(groups.get(versionsOf) ?? []), id]);
  }
  const members = new Map([...groups.values()].flatMap((ids) => ids.map((id) => [id, ids])));
  if (members.size === 0) return [...sources];
  const parsed = sources.map(({ text }) => parseReference(text));
  const index = new Map(parsed.map((source) => [`${source.page.api} ${keyOf(source)}`, source]));
  return sources.map((file, at) => {
    const source = parsed[at];
    const ids = source && members.get(source.page.api);
    if (!source || !ids || !("versions" in source)) return file;
    const versions = ids.map((id) => versionLink(id, source, index));
    return { ...file, text: packJson({ ...source, versions }) };
  });
}

/** What is the same in all versions. */
function keyOf(source: ReferenceSource): string {
  if (source.kind !== "operation") return source.page.id.replace(/^api:[^/]*/, "");
  const { method, path } = source.operation;
  return `${method} ${path.replaceAll(/\{[^}]*\}/g, "{}")}`;
}

/** Leads to the same page, or to the version's overview where that page is not. */
function versionLink(
  id: string,
  source: ReferenceSource,
  index: ReadonlyMap<string, ReferenceSource>,
): VersionLink {
  const overview = index.get(`${id} /overview`);
  const target = index.get(`${id} ${keyOf(source)}`) ?? overview;
  return {
    label: (overview ?? target)?.context.version || id,
    route: target?.page.route ?? "",
    isCurrent: id === source.page.api,
  };
}
