import type { SiteConfigInput } from "../config/schema.ts";
import type { OldSite } from "./old-site.ts";

type HeadTag = NonNullable<SiteConfigInput["head"]>[number];

/** What the old site puts into every head, as far as it loads nothing. */
export function convertHead({ config }: OldSite): HeadTag[] {
  const { favicon, headTags, stylesheets, themeConfig, baseUrl } = config;
  const { image, metadata = [] } = themeConfig;
  const social = (property: string) => ({ property, content: addressOf(image ?? "", "/") });
  return [
    ...(favicon ? [link({ rel: "icon", href: addressOf(favicon, "/") })] : []),
    ...(image ? [meta(social("og:image"))] : []),
    ...metadata.map((attributes) => meta(texts(attributes))),
    ...stylesheets.filter(isLinkedStyle).map((sheet) => link(styleAttributes(sheet))),
    ...headTags.filter(isTaken).map((tag): HeadTag => {
      const attributes = texts(Object(tag).attributes);
      if (Object(tag).tagName === "meta") return meta(attributes);
      const { href } = attributes;
      return link({ ...attributes, ...(href ? { href: addressOf(href, baseUrl) } : {}) });
    }),
  ];
}

/** Whether a style sheet is one of another host. That of formulas is not needed here. */
export function isLinkedStyle(sheet: unknown): boolean {
  const { href = "" } = styleAttributes(sheet);
  return URL.canParse(href) && !/\bkatex\b/i.test(href);
}

/** The addresses of all style sheets of other hosts that the old site links. */
export function linkedStyles({ config: { headTags, stylesheets } }: OldSite): string[] {
  const tags = headTags.map((tag) => Object(tag).attributes);
  const linked = tags.filter((attributes) => /stylesheet/.test(String(Object(attributes).rel)));
  const sheets = [...stylesheets, ...linked].filter(isLinkedStyle);
  return sheets.map((sheet) => styleAttributes(sheet).href ?? "");
}

/** A style sheet is named by its address alone, or by its attributes. */
function styleAttributes(sheet: unknown): Record<string, string> {
  return { rel: "stylesheet", ...texts(typeof sheet === "string" ? { href: sheet } : sheet) };
}

/** Whether a tag is metadata, or a link that loads neither code nor a style sheet of the site's own. */
export function isTaken(tag: unknown): boolean {
  const { tagName, attributes } = Object(tag);
  const rel = String(Object(attributes).rel ?? "");
  if (tagName === "link" && rel === "stylesheet") return isLinkedStyle(attributes);
  return tagName === "meta" || (tagName === "link" && !/stylesheet|script|modulepreload/.test(rel));
}

function meta(attributes: Record<string, string>): HeadTag {
  return { name: "meta", attributes };
}

function link(attributes: Record<string, string>): HeadTag {
  return { name: "link", attributes };
}

/** Attributes that have a value; `true` stands for an empty one. */
function texts(attributes: unknown): Record<string, string> {
  return Object.fromEntries(
    Object.entries(Object(attributes)).flatMap(([name, value]) => {
      if (value === true) return [[name, ""]];
      return typeof value === "string" || typeof value === "number" ? [[name, String(value)]] : [];
    }),
  );
}

/** An address of the site without its base URL, which is added when a page is written. */
function addressOf(path: string, baseUrl: string): string {
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(path)) return path;
  const absolute = path.startsWith("/") ? path : `/${path}`;
  return absolute.startsWith(baseUrl) ? absolute.slice(baseUrl.length - 1) : absolute;
}
