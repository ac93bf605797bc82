import type { SiteData } from "../../model/site.ts";

/** The docs version that is searched unless an address names another. */
export function defaultVersion({ versions }: SiteData): string {
  return (versions.find((version) => version.isLast) ?? versions[0])?.name ?? "";
}
