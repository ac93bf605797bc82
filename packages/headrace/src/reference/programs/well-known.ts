import { createHash } from "node:crypto";
import type { ApiConfig } from "../../config/api-schema.ts";
import type { ApiDescription } from "../../model/api.ts";
import { CATALOG_FILE } from "../../model/constants.ts";
import { encodeRoute, withBase } from "../../model/routes.ts";
import type { PageFile } from "../../sources/compiled-page.ts";
import { referenceRoutes } from "../pages/reference-routes.ts";
import type { SiteAddress } from "../reference-source.ts";
import type { Skill } from "./skill.ts";

/** An API as a catalog of APIs names it: https://www.rfc-editor.org/rfc/rfc9727 */
export interface CatalogEntry {
  /** Where it is served. */
  anchor: string;
  "service-desc": CatalogLink[];
  "service-doc": CatalogLink[];
}

interface CatalogLink {
  href: string;
  type: string;
}

/** Names the description of an API and its pages, once for each of its servers. */
export function catalogEntries(
  description: ApiDescription,
  { api, site }: { api: ApiConfig; site: SiteAddress },
): CatalogEntry[] {
  const { servers, families } = description;
  const at = (path: string) => site.url + withBase(site.baseUrl, encodeRoute(path));
  const { overview, family } = referenceRoutes(description, families, api);
  const first = families[0] ? family(families[0].slug) : undefined;
  const page = overview ?? first;
  const type = api.download.endsWith(".json") ? "application/json" : "application/yaml";
  return servers.map(({ url, variables }) => ({
    anchor: url.replace(/\{([^}]*)\}/g, (whole, name: string) => variables[name]?.default ?? whole),
    "service-desc": [{ href: at(api.download), type }],
    "service-doc": page === undefined ? [] : [{ href: at(page), type: "text/html" }],
  }));
}

/**
 * The files by which programs that know no more than a host find its APIs. They count at the root of
 * a host only, so a site below a path has none.
 */
export function wellKnownFiles(
  entries: readonly CatalogEntry[],
  skills: readonly Skill[],
  { baseUrl }: SiteAddress,
): PageFile[] {
  if (baseUrl !== "/" || entries.length === 0) return [];
  const catalog = { path: CATALOG_FILE, content: json({ linkset: entries }) };
  return skills.length === 0 ? [catalog] : [catalog, skillIndex(skills)];
}

/** https://github.com/cloudflare/agent-skills-discovery-rfc, version 0.2.0 */
function skillIndex(skills: readonly Skill[]): PageFile {
  const entries = skills.map(({ name, description, path, content }) => ({
    name,
    type: "skill-md",
    description,
    url: `/${path}`,
    digest: `sha256:${createHash("sha256").update(content).digest("hex")}`,
  }));
  const $schema = "https://schemas.agentskills.io/discovery/0.2.0/schema.json";
  return {
    path: ".well-known/agent-skills/index.json",
    content: json({ $schema, skills: entries }),
  };
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
