/** What the bundler's plugin provides to the browser client. */
declare module "virtual:site" {
  import type { SiteData } from "../model/site.ts";

  /** What the shell shows on every page. */
  export const site: SiteData;

  /** Identifies this bundle; content chunks name the bundle that they were built for. */
  export const clientId: string;
}
