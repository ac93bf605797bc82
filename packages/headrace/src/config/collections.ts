import type { OptionPath } from "./option-path.ts";
import type { SiteConfig } from "./schema.ts";

/** A collection of pages as it is configured. */
interface ConfiguredCollection {
  /** "" for the pages that the site is about, unless they have a name. */
  id: string;
  options: SiteConfig["content"] | SiteConfig["collections"][number];
  /** Where its options stand. */
  path: OptionPath;
}

/** The pages that the site is about, and those besides them. */
export function configuredCollections({
  content,
  collections,
}: Pick<SiteConfig, "content" | "collections">): ConfiguredCollection[] {
  return [
    { id: content.id ?? "", options: content, path: ["content"] },
    ...collections.map((options, index) => ({
      id: options.id,
      options,
      path: ["collections", index],
    })),
  ];
}

/** Begins the names of the files and folders of a collection's versions: "api_versions.json". */
export function versionsPrefix(id: string): string {
  return id === "" ? "" : `${id}_`;
}
