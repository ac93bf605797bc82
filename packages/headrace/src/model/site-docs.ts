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
    i18n: DocusaurusLanguages;
    /** Whatever else stood in the old configuration and is asked for. */
    [name: string]: unknown;
  };
  i18n: DocusaurusLanguages & { currentLocale: string };
}

/** The languages of a site, as the dialect tells them. */
export interface DocusaurusLanguages {
  defaultLocale: string;
  locales: string[];
  path: string;
  localeConfigs: Record<
    string,
    { label: string; direction: string; htmlLang: string; path: string }
  >;
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
  /** Where its source is edited; `null`: nowhere. */
  editUrl: string | null;
  /** The category whose page it is. Absent: it is none's. */
  category?: SiteCategory | undefined;
  /** Of a post of a blog. Absent: it is none. */
  post?: SitePost | undefined;
}

/** What is known of a post before it is compiled. */
export interface SitePost {
  /** In ISO 8601; "" when it is unknown. */
  date: string;
  /** Of reading. Absent: posts don't say it. */
  minutes?: number;
  /** A picture that stands beside its source, from the site's folder: "@site/blog/x.png". */
  image?: string | undefined;
  /** All that the file of authors and the post itself say of them. */
  authors: readonly Record<string, unknown>[];
  tags: readonly { label: string; path: string; description?: string | undefined }[];
  /** Lists show only its beginning. */
  hasMore: boolean;
  newer?: NamedPage | undefined;
  older?: NamedPage | undefined;
}

/** A page by its title and its path from the site's root. */
export interface NamedPage {
  title: string;
  path: string;
}

/** A category of a sidebar, as the old theme describes it. */
export interface SiteCategory {
  type: "category";
  label: string;
  description?: string | undefined;
  /** Path from the site's root; absent without a page of its own. */
  href?: string;
  className?: string | undefined;
  customProps?: Record<string, unknown> | undefined;
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
      className?: string | undefined;
      customProps?: Record<string, unknown> | undefined;
    };

/** The pages of one version of a collection. */
export interface SiteDocsVersion {
  /** Id of the collection; "default" for the site's own pages. */
  pluginId: string;
  /** Whether it is of documents: neither of posts nor of pages that stand alone. */
  isDocs: boolean;
  /** Code of its language. Absent: the site's first. */
  language?: string | undefined;
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
  /** Of a blog. Absent: it is none. */
  blog?: { title: string; description: string; sidebarTitle: string; sidebarCount: number | "ALL" };
}

const PAGE = Symbol.for("docs-engine.rendered-page");
const LANGUAGE = Symbol.for("docs-engine.rendered-language");
const ROUTE = Symbol.for("docs-engine.rendered-route");

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
  Reflect.set(globalThis, ROUTE, undefined);
}

/** Notes the path of a page that the engine makes: no source stands for it. */
export function setRenderedRoute(route: string): void {
  Reflect.set(globalThis, ROUTE, route);
}

/** The path that was noted for the page that is rendered. */
export function renderedRoute(): string | undefined {
  return Reflect.get(globalThis, ROUTE);
}

/** Path of the source of the page that is rendered. */
export function renderedPage(): string {
  return String(Reflect.get(globalThis, PAGE));
}

/** Code of the language of the page that is rendered. */
export function renderedLanguage(): string {
  return String(Reflect.get(globalThis, LANGUAGE));
}
