/** What the bundler's plugin provides to the browser client. */
declare module "virtual:site" {
  /** What the shell shows on every page. */
  export const site: import("../model/site.ts").SiteData;

  /** Identifies this bundle; content chunks name the bundle that they were built for. */
  export const clientId: string;
}

/** Apart from the site's data, since the document's first script does without. */
declare module "virtual:messages" {
  export const messages: import("../model/messages/messages.ts").SiteMessages;
}

/** A style sheet as text. */
declare module "*.css?inline" {
  const css: string;
  // biome-ignore lint/style/noDefaultExport: what the bundler provides
  export default css;
}

/** The address of a style sheet. */
declare module "*.css?url" {
  const href: string;
  // biome-ignore lint/style/noDefaultExport: what the bundler provides
  export default href;
}

/** The package of that name that the site has installed. */
declare module "virtual:mermaid" {
  const mermaid: {
    initialize(options: Record<string, unknown>): void;
    /** @throws Error for a source that can't be read. */
    render(id: string, source: string, container: Element): Promise<{ svg: string }>;
  };
  // biome-ignore lint/style/noDefaultExport: what the package provides
  export default mermaid;
}

/** The address of what offers the site's tools to the browser, bundled by itself. */
declare module "virtual:page-tools" {
  const href: string;
  // biome-ignore lint/style/noDefaultExport: what the bundler provides
  export default href;
}
