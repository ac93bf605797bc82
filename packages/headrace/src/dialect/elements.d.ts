/** Elements that components leave for the compiler, and what the bundler provides. */
declare namespace React.JSX {
  interface IntrinsicElements {
    "head-tags": { children?: React.ReactNode };
    "live-code": { children?: React.ReactNode; dangerouslySetInnerHTML?: { __html: string } };
    "code-fence": { "data-language": string; "data-meta": string; children?: React.ReactNode };
  }
}

declare module "virtual:site-docs" {
  export const siteDocs: readonly import("../model/site-docs.ts").SiteDocsVersion[];
}

declare module "virtual:site-context" {
  export const siteContext: import("../model/site-docs.ts").DocusaurusContext;
}

declare module "virtual:plugin-data" {
  /** By language, name of the plug-in and its id. */
  export const pluginData: Readonly<Record<string, Record<string, Record<string, unknown>>>>;
}

declare module "virtual:site-texts" {
  /** By language and id. */
  export const siteTexts: Readonly<Record<string, Readonly<Record<string, string>> | undefined>>;
}

declare module "virtual:theme/Admonition/Types" {
  const types: Record<string, import("react").ComponentType<Record<string, unknown>> | undefined>;
  export default types;
}

declare module "virtual:theme/NavbarItem/ComponentTypes" {
  const types: Record<string, import("react").ComponentType<Record<string, unknown>> | undefined>;
  export default types;
}

/** Whatever form of it a site has: its own, or the engine's. */
declare module "virtual:theme/*" {
  const Component: import("react").ComponentType<Record<string, unknown>>;
  export default Component;
}
