/** What components of the content's dialect may ask about the site. */
export interface DocusaurusContext {
  siteConfig: {
    title: string;
    tagline: string;
    url: string;
    baseUrl: string;
    customFields: Record<string, unknown>;
    /** Options of the old theme. */
    themeConfig: Record<string, unknown>;
  };
  i18n: { currentLocale: string; defaultLocale: string; locales: string[] };
}

/** One page, as components of the content's dialect may ask for it. */
export interface SiteDoc {
  id: string;
  title: string;
  description: string;
  /** Path from the site's root. */
  path: string;
  sidebar: string | undefined;
  frontMatter: Record<string, unknown>;
  /** The category whose page it is. Absent: it is none's. */
  category?: SiteCategory | undefined;
}

/** A category of a sidebar, as the old theme describes it. */
export interface SiteCategory {
  type: "category";
  label: string;
  description?: string | undefined;
  /** Path from the site's root; absent without a page of its own. */
  href?: string;
  items: SiteItem[];
}

/** What a category lists: pages and other links, and categories below it. */
export type SiteItem =
  | SiteCategory
  | {
      type: "link";
      label: string;
      href: string;
      docId?: string | undefined;
      description?: string | undefined;
      customProps?: Record<string, unknown> | undefined;
    };

/** The pages of one version of a collection. */
export interface SiteDocsVersion {
  /** Id of the collection; "default" for the site's own pages. */
  pluginId: string;
  /** "current" when there is but one. */
  name: string;
  label: string;
  isLast: boolean;
  banner: "unreleased" | "unmaintained" | null;
  noIndex: boolean;
  /** Path from the site's root. */
  path: string;
  /** By path of the source. */
  docs: Record<string, SiteDoc>;
}

const PAGE = Symbol.for("docs-engine.rendered-page");
const LANGUAGE = Symbol.for("docs-engine.rendered-language");

/**
 * Notes the page whose components are rendered next. Components are bundled apart from the engine,
 * so this is where both meet; rendering is synchronous.
 *
 * @param path Path of the page's source.
 * @param language Code of its language.
 */
export function setRenderedPage(path: string, language: string): void {
  Reflect.set(globalThis, PAGE, path);
  Reflect.set(globalThis, LANGUAGE, language);
}

/** Path of the source of the page that is rendered. */
export function renderedPage(): string {
  return String(Reflect.get(globalThis, PAGE));
}

/** Code of the language of the page that is rendered. */
export function renderedLanguage(): string {
  return String(Reflect.get(globalThis, LANGUAGE));
}
