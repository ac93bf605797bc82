/** What a site may import from the engine. */
export { defineSite } from "./config/define-site.ts";
export type { SiteConfigInput } from "./config/schema.ts";
