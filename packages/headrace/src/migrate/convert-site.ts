import type { SiteConfigInput } from "../config/schema.ts";
import {
  convertBlog,
  convertDocs,
  convertEdit,
  convertPages,
  lostBlogOptions,
} from "./convert-collections.ts";
import { convertHead } from "./convert-head.ts";
import { convertAnnouncement, convertFooter, convertNavbar } from "./convert-navbar.ts";
import { convertSidebars, readSidebars } from "./convert-sidebars.ts";
import { withLinksBelowBase } from "./links-below-base.ts";
import type { OldBundler } from "./old-bundler.ts";
import type { OldDocs, OldSite } from "./old-site.ts";
import type { ThemeTexts } from "./theme-texts.ts";

/** Our configuration for an old site, and what the owner has to know. */
export interface ConvertedSite {
  config: SiteConfigInput;
  /** What was left out, one sentence each. */
  notes: string[];
}

/** Where the parts of the old site are, relative to the new project's root. */
export interface OldPlaces {
  /** Folder of the old configuration; "." when it is the root. */
  siteDir: string;
  /** Folders of files that are published as they are, relative to that folder. */
  staticFolders: string[];
  /** Drawings of the old site's logo; `undefined` when it has none. */
  brand: NonNullable<SiteConfigInput["brand"]>;
  /** Codes of languages, besides the first, of which anything is translated. */
  translated: string[];
  /** Module with the site's own map of components; `undefined` when it has none. */
  components: string | undefined;
  /** Folders of standalone pages that are there. */
  pages: OldSite["pages"];
  /** Blogs whose folders are there. */
  blogs: OldSite["blogs"];
  /** The old site's own style sheets, relative to the root. */
  styles: string[];
  /** The parts of the old configuration that components ask for, by name. */
  asksFor: readonly string[];
  /** Whether pages are MDX 1. */
  isMdx1: boolean;
  /** Whether its blogs count what stands between blanks as words. */
  countsBlanks: boolean;
  /** What the old theme says in languages besides English. */
  texts: ThemeTexts;
  /** The old configuration, relative to the root. */
  configFile: string;
  /** What its plug-ins call modules and values. */
  bundlerNames: OldBundler["content"];
  /** The same when plug-ins of its own have to run. */
  markdownConfig: string | undefined;
}

/** Turns what is known of an old site into a configuration of ours. */
export function convertSite(found: OldSite, places: OldPlaces): ConvertedSite {
  const old = withLinksBelowBase(found);
  const { docs, sidebars } = old;
  const notes: string[] = [];
  const listed = docs.map((options, index) => ({
    options,
    sidebars: convertSidebars(readSidebars(sidebars[index], options, notes), notes),
  }));
  // The files of versions and translations of what has no name are called by none.
  const [main, ...others] = listed.sort((a, b) => Number(isNamed(a)) - Number(isNamed(b)));
  const bar = convertNavbar(old, listed);
  const footer = convertFooter(old);
  if (bar.lost.length > 0) notes.push(`Items of the bar are left out: ${bar.lost.join(", ")}.`);
  if (footer.lost.length > 0)
    notes.push(`Items of the footer that are no links are left out: ${footer.lost.join(", ")}.`);
  const site = {
    ...emptyConfig(old, places),
    ...convertAnnouncement(old),
    head: convertHead(old),
    navbar: bar.navbar,
    footer: footer.footer,
  };
  // There each has its own place where it is edited, or none.
  const isEdited = [...docs, ...places.pages, ...places.blogs].some(
    (options) => convertEdit(options, places.siteDir).editUrl !== undefined,
  );
  const collections = [
    ...others.map(({ options, sidebars }) => ({
      id: options.id ?? "other",
      ...convertDocs(options, places.siteDir),
      sidebars,
    })),
    ...places.pages.map((options, index) => convertPages(options, index, places.siteDir)),
    ...places.blogs.map((options, index) => convertBlog(options, index, places)),
  ].map((collection) => (isEdited ? { editUrl: false as const, ...collection } : collection));
  const own = convertContent(old, places);
  const told = [...notes, ...leftOut(old, places)];
  if (!main) {
    const [first, ...rest] = collections;
    if (!first) return { config: site, notes: ["The old site has neither documents nor pages."] };
    const { id: _, sidebars, ...content } = first;
    return {
      config: { ...site, content: { ...content, ...own }, sidebars, collections: rest },
      notes: told,
    };
  }
  return {
    notes: told,
    config: {
      ...site,
      content: {
        ...(isNamed(main) ? { id: main.options.id } : {}),
        ...convertDocs(main.options, places.siteDir),
        ...own,
      },
      collections,
      sidebars: main.sidebars,
    },
  };
}

/** What holds for pages of all kinds. */
function convertContent(old: OldSite, places: OldPlaces): NonNullable<SiteConfigInput["content"]> {
  const { config, docs, blogs, pages } = old;
  const { prism, tableOfContents } = config.themeConfig;
  const written: Record<string, unknown>[] = [...docs, ...blogs, ...pages];
  return {
    ...convertFolders(places),
    ...(config.trailingSlash === false ? { indexLinks: "above" as const } : {}),
    format: pageFormat(config.markdown?.format, places.isMdx1),
    ...convertAsked(config, places.asksFor),
    customFields: config.customFields,
    styles: places.styles,
    ...convertTheme(config, places.asksFor),
    ...convertAdmonitions(docs, places.texts),
    math: written.some(({ remarkPlugins }) => isMath(remarkPlugins)),
    ...(places.markdownConfig === undefined ? {} : { markdownConfig: places.markdownConfig }),
    ...convertPostcss(old, places),
    ...places.bundlerNames,
    ...(prism?.magicComments ? { magicComments: prism.magicComments } : {}),
    ...(prism?.defaultLanguage ? { codeLanguage: prism.defaultLanguage } : {}),
    tocLevels: convertLevels(tableOfContents),
    ...(places.components === undefined ? {} : { components: places.components }),
  };
}

/** Whether a collection is another than the usual one. */
function isNamed({ options }: { options: OldDocs }): boolean {
  return options.id !== undefined && options.id !== "default";
}

/** The colors of readers who chose none, where the old site says more than that. */
function convertColors({ colorMode }: OldSite["config"]["themeConfig"]) {
  const { defaultMode, disableSwitch = false, respectPrefersColorScheme } = colorMode ?? {};
  if (respectPrefersColorScheme || (defaultMode === undefined && !disableSwitch)) return {};
  return { colors: defaultMode ?? ("light" as const) };
}

/** Where the files of the site are that are no pages. */
function convertFolders({ siteDir, staticFolders }: OldPlaces) {
  const isUsual = staticFolders.every((folder) => folder === "static");
  return { site: siteDir, ...(isUsual ? {} : { staticFolders }) };
}

/** The old configuration, where its style sheets need more than the bundler. */
function convertPostcss({ addsPostcss }: OldSite, { configFile }: OldPlaces) {
  return addsPostcss ? { stylesConfig: configFile } : {};
}

/** How its files are read. */
function pageFormat(format: string | undefined, isMdx1: boolean) {
  if (isMdx1) return "mdx1";
  return format === "detect" || format === "md" ? format : "mdx";
}

/** What code of the site asks the configuration for that stands nowhere else in the new one. */
function convertAsked(config: OldSite["config"], asksFor: readonly string[]) {
  const asked = asksFor.filter((name) => !TAKEN_OVER.has(name) && config[name] !== undefined);
  if (asked.length === 0) return {};
  return { siteConfig: Object.fromEntries(asked.map((name) => [name, config[name]])) };
}

/** The parts of the old configuration that have options of their own. */
const TAKEN_OVER = new Set(
  "title tagline url baseUrl titleDelimiter trailingSlash i18n customFields themeConfig".split(" "),
);

/** What code of the site may ask for; the themes of diagrams count without being asked for. */
function convertTheme({ themeConfig }: OldSite["config"], asksFor: readonly string[]) {
  if (asksFor.includes("themeConfig")) return { themeConfig };
  return themeConfig.mermaid ? { themeConfig: { mermaid: themeConfig.mermaid } } : {};
}

/** Names of admonitions of the site's own, and what those without a title are called. */
function convertAdmonitions(docs: readonly OldDocs[], { admonitionTitles }: ThemeTexts) {
  return {
    admonitions: [...new Set(docs.flatMap(({ admonitions }) => admonitions?.keywords ?? []))],
    ...(Object.keys(admonitionTitles).length > 0 ? { admonitionTitles } : {}),
  };
}

/** Levels of headings that the list beside a page has; what is none is not said. */
function convertLevels(
  levels: OldSite["config"]["themeConfig"]["tableOfContents"],
): Record<"min" | "max", number | undefined> {
  const isLevel = (level: number | undefined) => level !== undefined && level >= 2 && level <= 6;
  const { minHeadingLevel: min, maxHeadingLevel: max } = levels ?? {};
  return { min: isLevel(min) ? min : undefined, max: isLevel(max) ? max : undefined };
}

/** What the old theme says in English of posts, in other words than the engine. */
const OF_POSTS = {
  minutesToRead: "One min read|{count} min read",
  allTags: "View all tags",
  newerPosts: "Newer entries",
  olderPosts: "Older entries",
};

/** What every site has, whatever its pages are. */
function emptyConfig(
  { config }: OldSite,
  { brand, translated, texts, blogs }: OldPlaces,
): SiteConfigInput {
  const messages = { ...(blogs.length > 0 ? { en: OF_POSTS } : {}), ...texts.messages };
  return {
    name: config.title,
    tagline: config.tagline,
    titleDelimiter: config.titleDelimiter || undefined,
    url: new URL(config.url).origin,
    baseUrl: `/${config.baseUrl}/`.replace(/\/{2,}/g, "/"),
    ...(config.trailingSlash ? { trailingSlash: true } : {}),
    brand: { ...brand, ...convertColors(config.themeConfig) },
    // Posts and pages of components stay behind.
    brokenLinks: "warning",
    untitledPages: "warning",
    failedParts: "warning",
    ...languages(config.i18n, translated),
    ...(Object.keys(messages).length > 0 ? { messages } : {}),
  };
}

/** The languages of a site, unless it is in English only. */
function languages(
  i18n: OldSite["config"]["i18n"],
  translated: readonly string[],
): Pick<SiteConfigInput, "locales"> {
  const { defaultLocale = "en", localeConfigs = {} } = i18n ?? {};
  const codes = [defaultLocale, ...translated];
  if (codes.length === 1 && defaultLocale === "en") return {};
  const nameOf = (code: string) => new Intl.DisplayNames([code], { type: "language" }).of(code);
  const label = (code: string) => localeConfigs[code]?.label ?? nameOf(code) ?? code;
  return {
    locales: codes.map((code) => ({
      code,
      label: label(code),
      direction: localeConfigs[code]?.direction,
    })),
  };
}

/** What the old site has and a site of ours has not. */
function leftOut(
  { config, docs, misfits }: OldSite,
  { translated, blogs, siteDir }: OldPlaces,
): string[] {
  const hasParser = docs.some(({ numberPrefixParser: own }) => typeof own === "object");
  const { locales = [], defaultLocale } = config.i18n ?? {};
  const absent = locales.filter((code) => code !== defaultLocale && !translated.includes(code));
  const lost = [...new Set(blogs.flatMap(lostBlogOptions))];
  return [
    ...misfits.map((misfit) => `An option of the configuration is left out: ${misfit}.`),
    ...(lost.length > 0 ? [`Options of blogs are left out: ${lost.join(", ")}.`] : []),
    ...([...docs, ...blogs].some(
      (options) => isOfFunction(options) && !convertEdit(options, siteDir).editUrl,
    )
      ? ['The function "editUrl" gives no address of a page; pages have no link to edit them.']
      : []),
    ...(hasParser
      ? ['The function "numberPrefixParser" is not run; pages are as without it.']
      : []),
    ...(absent.length > 0
      ? [`Languages without any translation are left out: ${absent.join(", ")}.`]
      : []),
  ];
}

/** Whether a function says where pages are edited. */
function isOfFunction({ editUrl }: { editUrl?: string | null | undefined }): boolean {
  return editUrl === null || editUrl?.includes("{docPath}") === true;
}

/** Whether plug-ins of the old configuration are for formulas. */
function isMath(entry: unknown): boolean {
  return /remark-math|rehype-katex/.test(JSON.stringify(entry) ?? "");
}
