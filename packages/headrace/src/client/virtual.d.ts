/** What the bundler's plugin provides to the browser client. */
declare module "virtual:site" {
  /** What the shell shows on every page. */
  export const site: import("../model/site.ts").SiteData;

  /** Identifies this bundle; content chunks name the bundle that they were built for. */
  export const clientId: string;
}

/** A style sheet as text. */
declare module "*.css?inline" {
  const css: string;
  // biome-ignore lint/style/noDefaultExport: what the bundler provides
  export default css;
}
