import { configuredCollections, versionsPrefix } from "../../config/collections.ts";
import type { ConfigProblem, OptionPath } from "../../config/option-path.ts";
import type { SiteConfig } from "../../config/schema.ts";
import { suggest } from "../../diagnostics/nearest.ts";
import { CURRENT_VERSION } from "../doc-set.ts";

/** Finds the names of the versions of a collection; `undefined` when it has one version alone. */
export type VersionNames = (collection: { id: string }) => Promise<readonly string[] | undefined>;

/** What the configuration says of versions that a collection does not have, or says once more: nobody would see it. */
export async function unknownVersions(
  config: SiteConfig,
  namesOf: VersionNames,
): Promise<ConfigProblem[]> {
  const { failedParts: severity } = config;
  const found = configuredCollections(config).map(async ({ id, options, path }) => {
    const all = named(options.versions, [...path, "versions"]);
    if (all.length === 0) return [];
    const known = [CURRENT_VERSION, ...((await namesOf({ id })) ?? [])];
    return all
      .filter(({ name }) => !known.includes(name))
      .map(
        ({ name, place }): ConfigProblem => ({
          diagnostic: {
            code: "unknown-version",
            severity,
            message: `There is no version "${name}".`,
            ...suggest(name, known, {
              otherwise: `Versions: ${known.join(", ")}. The others stand in ${versionsPrefix(id)}versions.json, the newest first.`,
            }),
          },
          path: place,
        }),
      );
  });
  return [...(await listedTwice(config, namesOf)), ...(await Promise.all(found)).flat()];
}

/** The list for sites without `versions.json` beside one. */
async function listedTwice(
  { content, versions, failedParts }: SiteConfig,
  namesOf: VersionNames,
): Promise<ConfigProblem[]> {
  if (versions.length === 0 || failedParts === "warning") return [];
  if ((await namesOf({ id: content.id ?? "" })) === undefined) return [];
  const message = "versions.json says which versions there are, so that this list is not read.";
  const hint =
    'Take the list out; labels and routes of versions stand in "content.versions.options".';
  return [
    {
      diagnostic: { code: "idle-option", severity: "warning", message, hint },
      path: ["versions"],
    },
  ];
}

/** Every name of a version that the options of a collection hold. */
function named(
  { lastVersion, only = [], options }: SiteConfig["content"]["versions"],
  path: OptionPath,
): { name: string; place: OptionPath }[] {
  return [
    ...(lastVersion === undefined ? [] : [{ name: lastVersion, place: [...path, "lastVersion"] }]),
    ...only.map((name, index) => ({ name, place: [...path, "only", index] })),
    ...Object.keys(options).map((name) => ({ name, place: [...path, "options", name] })),
  ];
}
