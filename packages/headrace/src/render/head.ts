import { escapeAttribute } from "../model/escape-html.ts";
import {
  documentTitle,
  type HeadTag,
  hasCanonical,
  type PageData,
  robotsOf,
} from "../model/page.ts";
import { encodeRoute, markdownFile, pageUrl, withBase } from "../model/routes.ts";
import { languageOf, type SiteData } from "../model/site.ts";
import { tag } from "./html.ts";
import { isLinkImage, pageCard, pageCardFile } from "./page-card.ts";
import type { RenderContext } from "./render-context.ts";

/** Everything in `<head>` but charset, viewport, styles and script. */
export function renderMetadata(page: PageData, context: RenderContext): string {
  const { site } = context;
  const title = documentTitle(page, site);
  return [
    `<title>${escapeAttribute(title)}</title>`,
    ...(page.description === ""
      ? []
      : [tag("meta", { name: "description", content: page.description })]),
    ...identity(page, site),
    ...openGraph(page, context),
    ...headTags(page, context).map(({ name, attributes }) => tag(name, absolute(attributes, site))),
    ...feedLinks(page, context),
    ...icons(context),
  ].join("\n");
}

/** Tags of the site that the page has none of, and those of the page. */
function headTags(
  { head = [], description }: PageData,
  { head: ofSite }: RenderContext,
): HeadTag[] {
  const said = description === "" ? OF_EVERY_PAGE : [...OF_EVERY_PAGE, ...OF_DESCRIBED_PAGES];
  const named = head.map(keyOf);
  const isArticle = named.some((name) => name.startsWith("article:"));
  const own = new Set([...said, ...named, ...(isArticle ? ["og:type"] : [])]);
  return [...ofSite.filter((known) => keyOf(known) === "" || !own.has(keyOf(known))), ...head];
}

/** What each page says of itself, or those that have a description: the same of the whole site would be said besides. */
const OF_EVERY_PAGE = ["og:title", "og:url"];
const OF_DESCRIBED_PAGES = ["description", "og:description"];

/** What there is but one of: a property or a name of metadata. */
function keyOf({ attributes }: HeadTag): string {
  return attributes.property ?? attributes.name ?? "";
}

/** Addresses of the site get the base URL; images in metadata are named by a whole address. */
function absolute(attributes: Record<string, string>, site: SiteData): Record<string, string> {
  const { property, name, content, href } = attributes;
  if (href?.startsWith("/") && !href.startsWith("//"))
    return { ...attributes, href: withBase(site.baseUrl, href) };
  if (!content?.startsWith("/") || !/:image$/.test(property ?? name ?? "")) return attributes;
  return { ...attributes, content: site.url + withBase(site.baseUrl, content) };
}

/**
 * The address that search engines shall know, the wish not to be listed, or both. A page that is not translated
 * names the original, which says the same in the language of the text.
 * https://developers.google.com/search/docs/crawling-indexing/consolidate-duplicate-urls
 */
function identity(page: PageData, site: SiteData): string[] {
  const robots = robotsOf(page);
  const href = pageUrl(site, page.original ?? page.route);
  const canonical = tag("link", { rel: "canonical", href });
  return [
    ...(robots === undefined ? [] : [tag("meta", { name: "robots", content: robots })]),
    ...(hasCanonical(page) ? [canonical] : []),
    ...(page.kind === "doc" ? [tag("link", twinLink(page, site))] : []),
  ];
}

/** The page as Markdown, for programs that read it. */
function twinLink({ route }: PageData, { baseUrl }: SiteData): Record<string, string> {
  const href = withBase(baseUrl, encodeRoute(markdownFile(route)));
  return { rel: "alternate", type: "text/markdown", href };
}

/** https://ogp.me */
function openGraph(page: PageData, { site, brand, head, isTakenOver }: RenderContext): string[] {
  const known = [...(page.head ?? []), ...head];
  const ownImage = known.find(isLinkImage);
  const picture = pageCard(page, { letters: brand.cardLetters })
    ? pageCardFile(page.route)
    : brand.socialCard;
  const properties: Record<string, string> = {
    "og:type": page.route === "/" ? "website" : "article",
    "og:site_name": site.name,
    "og:title": isTakenOver ? documentTitle(page, site) : page.title,
    ...(page.description === "" ? {} : { "og:description": page.description }),
    "og:url": pageUrl(site, page.route),
    "og:locale": territory(languageOf(page, site)),
    ...(picture && !ownImage
      ? { "og:image": site.url + withBase(site.baseUrl, encodeRoute(picture)) }
      : {}),
  };
  const image = ownImage?.attributes.content ?? properties["og:image"];
  const card = picture || ownImage ? [tag("meta", LARGE_CARD)] : [];
  return [
    ...Object.entries(properties).map(([property, content]) => tag("meta", { property, content })),
    ...otherLanguages(page).map((content) =>
      tag("meta", { property: "og:locale:alternate", content: territory(content) }),
    ),
    ...(isTakenOver ? oldCard(image, known, site) : card),
  ];
}

const LARGE_CARD = { name: "twitter:card", content: "summary_large_image" };

/** What Docusaurus says of every page, and its picture once more; what the site says itself counts more. */
function oldCard(image: string | undefined, known: readonly HeadTag[], site: SiteData): string[] {
  const tags = [LARGE_CARD, ...(image ? [{ name: "twitter:image", content: image }] : [])];
  const isSaid = (name: string) => known.some((own) => keyOf(own) === name);
  return tags.filter(({ name }) => !isSaid(name)).map((own) => tag("meta", absolute(own, site)));
}

/** A language as https://ogp.me writes it: "pt_BR". */
function territory(code: string): string {
  return code.replace("-", "_");
}

/** Those that the page is in besides its own. */
function otherLanguages({ languages = [], route }: PageData): string[] {
  return languages.filter((other) => other.route !== route).map(({ code }) => code);
}

/** Feeds of the page's language: programs find them by any page. */
function feedLinks(page: PageData, { site, feeds }: RenderContext): string[] {
  const own = languageOf(page, site);
  const shown = feeds.filter(({ language = own }) => language === own);
  return shown.map(({ title, type, file }) => {
    const href = withBase(site.baseUrl, encodeRoute(file));
    return tag("link", { rel: "alternate", type, title, href });
  });
}

function icons({ site, brand, head }: RenderContext): string[] {
  const href = (path: string) => withBase(site.baseUrl, path);
  const drawn = { rel: "icon", href: href("favicon.svg"), type: "image/svg+xml" };
  const hasOwn = head.some(({ attributes }) => /\bicon$/.test(attributes.rel ?? ""));
  return [
    ...(hasOwn ? [] : [tag("link", drawn)]),
    tag("link", { rel: "apple-touch-icon", href: href("apple-touch-icon.png") }),
    tag("link", { rel: "manifest", href: href("site.webmanifest") }),
    tag("meta", {
      name: "theme-color",
      content: brand.themeColor.light,
      media: "(prefers-color-scheme: light)",
    }),
    tag("meta", {
      name: "theme-color",
      content: brand.themeColor.dark,
      media: "(prefers-color-scheme: dark)",
    }),
  ];
}
