import type { SiteConfigInput } from "./schema.ts";

/**
 * Gives `site.config.ts` its types; validation happens when the engine loads it.
 * A file of its own, so that a configuration does not load the schema.
 */
export function defineSite(config: SiteConfigInput): SiteConfigInput {
  return config;
}
