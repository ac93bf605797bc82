import { posix } from "node:path";
import type { SiteConfigInput } from "../config/schema.ts";
import type { SidebarInput } from "../config/sidebar-schema.ts";
import { type HtmlElement, lineOf, parseHtml, squeeze } from "./compare/html-tree.ts";
import type { OldItem, OldListItem, OldSite } from "./old-site.ts";

type Navbar = NonNullable<SiteConfigInput["navbar"]>;
type Section = NonNullable<Navbar["sections"]>[number];
type Link = { label: string; href: string };

/** Types that are part of the frame here, wherever the old bar had them, by what links beside its own are called. */
const BUILT_IN: Readonly<Record<string, string>> = {
  search: "Search",
  localeDropdown: "Languages",
  docsVersionDropdown: "Versions",
};

/** Documents of the old site, and the sidebars that show them. */
export interface ListedDocs {
  options: Pick<OldSite["docs"][number], "id" | "routeBasePath" | "lastVersion" | "versions">;
  sidebars: Record<string, SidebarInput>;
}

/**
 * The old bar: what stands on the left, what on the right, and what has no form here.
 *
 * @param docs First the main ones.
 */
export function convertNavbar(
  { config }: OldSite,
  docs: readonly ListedDocs[],
): { navbar: Navbar; lost: string[] } {
  const sections: Section[] = [];
  const links: NonNullable<Navbar["links"]> = [];
  const lost: string[] = [];
  for (const item of config.themeConfig.navbar?.items ?? []) {
    // A component of the site draws it.
    if (item.type?.startsWith("custom-")) continue;
    const ofFrame = BUILT_IN[item.type ?? ""];
    const section =
      ofFrame === undefined ? convertItem(item, docs) : linksBeside(item, ofFrame, docs);
    if (section === undefined && ofFrame !== undefined) continue;
    if (section === undefined)
      lost.push(item.label || plainText(item.value ?? "") || item.type || "an item without label");
    else if (item.position !== "right") sections.push(section);
    else if (section.href !== undefined || section.links !== undefined) links.push(section);
    else sections.push(section);
  }
  const { title, hideOnScroll } = config.themeConfig.navbar ?? {};
  return {
    navbar: {
      ...(title ? { title } : {}),
      ...(hideOnScroll ? { hideOnScroll } : {}),
      sections,
      links,
    },
    lost,
  };
}

function convertItem(item: OldItem, docs: readonly ListedDocs[]): Section | undefined {
  const { type, label, sidebarId, docId, docsPluginId, items, href = item.to } = item;
  const other = docs.slice(1).find(({ options }) => options.id === docsPluginId);
  if (type === "docSidebar") {
    const { sidebars = {} } = other ?? docs[0] ?? {};
    if (sidebarId === undefined || sidebars[sidebarId] === undefined) return undefined;
    const sidebar = other ? `${other.options.id}-${sidebarId}` : sidebarId;
    return { label: label ?? sidebarId, sidebar };
  }
  if (type === "doc" && docId !== undefined) {
    const ownLabel = label ?? docId;
    if (!other) return { label: ownLabel, page: docId };
    return { label: ownLabel, href: posix.join(firstVersionRoute(other.options), docId) };
  }
  const name = nameOf(item);
  const listed = (items ?? []).flatMap((entry) => listedLink(entry, docs));
  if (name !== undefined && listed.length > 0) return { label: name, links: listed };
  if (type === "html") return linkIn(item.value ?? "");
  return toLink({ label: name ?? placeOf(href), href })[0];
}

/** The links that the old site has in a list of the frame besides versions or languages: one, or a list of them. */
function linksBeside(
  { label, dropdownItemsBefore, dropdownItemsAfter }: OldItem,
  usual: string,
  docs: readonly ListedDocs[],
): Section | undefined {
  const items = [...dropdownItemsBefore, ...dropdownItemsAfter];
  const [first, ...others] = items.flatMap((item) => listedLink(item, docs));
  if (first === undefined || others.length === 0) return first;
  return { label: label || usual, links: [first, ...others] };
}

/** What an item says, or what is said of its picture. */
function nameOf({ label, html = "", title, ...item }: OldListItem): string | undefined {
  return label || plainText(html) || item["aria-label"] || title || altOf(html);
}

/** An item of a list that the bar opens. */
function listedLink(item: OldListItem, docs: readonly ListedDocs[]): Link[] {
  const { type, docId, docsPluginId, value = "" } = item;
  if (type === "html") return [linkIn(value) ?? []].flat();
  if (type !== "doc" || docId === undefined) return toLink({ ...item, label: nameOf(item) });
  const { options } = docs.find((one) => one.options.id === docsPluginId) ?? docs[0] ?? {};
  const path = docId.replace(/(?:^|\/)index$/, "");
  const href = posix.join(options ? firstVersionRoute(options) : "/docs", path);
  return toLink({ label: nameOf(item) ?? docId, href });
}

/** Where the version is that readers see first: it may be named, and have a path of its own. */
export function firstVersionRoute({
  routeBasePath,
  lastVersion = "",
  versions,
}: Pick<ListedDocs["options"], "routeBasePath" | "lastVersion" | "versions">): string {
  return posix.join("/", routeBasePath, String(versions[lastVersion]?.path ?? ""));
}

/** The link in some HTML, by its text or by what a screen reader says of it. */
function linkIn(html: string): Link | undefined {
  const [, attributes = "", content = ""] = /<a\b([^>]*)>([\s\S]*?)<\/a>/i.exec(html) ?? [];
  const attribute = (name: string, text: string) =>
    new RegExp(`\\b${name}=["']([^"']+)["']`, "i").exec(text)?.[1];
  const href = attribute("href", attributes);
  const spoken =
    attribute("aria-label", attributes) ?? attribute("title", attributes) ?? altOf(content);
  return toLink({ label: plainText(content) || spoken || placeOf(href), href })[0];
}

/** What the first picture in some HTML is called. */
function altOf(html: string): string | undefined {
  return /<img\b[^>]*\balt=["']([^"']+)["']/i.exec(html)?.[1];
}

/** What icons of a bar lead to most often, drawn by a class and named by nothing. */
const PLACES: readonly (readonly [host: RegExp, name: string])[] = [
  [/^github\.com$/, "GitHub"],
  [/^gitlab\.com$/, "GitLab"],
  [/^discord\.(?:com|gg)$/, "Discord"],
  [/(?:^|\.)slack\.com$/, "Slack"],
  [/^(?:x|twitter)\.com$/, "X"],
  [/^linkedin\.com$/, "LinkedIn"],
  [/^(?:youtube\.com|youtu\.be)$/, "YouTube"],
  [/^stackoverflow\.com$/, "Stack Overflow"],
  [/^npmjs\.com$/, "npm"],
];

/** What an icon is called that nothing names: "GitHub", "mill.example", or "Slack" for "/community/slack". */
function placeOf(href: string | undefined): string | undefined {
  if (href === undefined) return undefined;
  if (/^https?:/.test(href)) {
    if (!URL.canParse(href)) return undefined;
    const host = new URL(href).hostname.replace(/^www\./, "");
    return PLACES.find(([known]) => known.test(host))?.[1] ?? host;
  }
  const words = /([^/?#]+)\/?(?:[?#].*)?$/.exec(href)?.[1]?.replace(/[-_]+/g, " ");
  return words && words.charAt(0).toUpperCase() + words.slice(1);
}

/** The old footer, without what is no link. */
export function convertFooter({ config }: OldSite): {
  footer: NonNullable<SiteConfigInput["footer"]>;
  lost: string[];
} {
  const { links = [], copyright = "" } = config.themeConfig.footer ?? {};
  // A footer of one row has no titles; its links stand together.
  const single = links.flatMap((item) => (item.items ? [] : footerLink(item)));
  const groups = links.flatMap(({ title, items }) => {
    const kept = (items ?? []).flatMap(footerLink);
    return kept.length > 0 ? [{ title: title ?? "Links", links: kept }] : [];
  });
  const lost = links
    .flatMap((item) => item.items ?? [item])
    .flatMap((item) => {
      const { html = item.label ?? "" } = item;
      return footerLink(item).length > 0 ? [] : [plainText(html) || (altOf(html) ?? "a picture")];
    });
  const line = linkedText(copyright);
  const shown = [line].flat().filter((part) => typeof part !== "string");
  if ((copyright.match(/<a\b/gi) ?? []).length > shown.length)
    lost.push("links in the copyright line");
  return {
    footer: {
      groups: [...groups, ...(single.length > 0 ? [{ title: "Links", links: single }] : [])],
      copyright: line,
    },
    lost: lost.filter(Boolean),
  };
}

function footerLink(item: OldListItem): Link[] {
  const link = item.html === undefined ? undefined : linkIn(item.html);
  return link ? [link] : toLink(item);
}

/** A bar above all pages: its text, and the links in it. */
export function convertAnnouncement({ config }: OldSite): Pick<SiteConfigInput, "announcement"> {
  const { id = "announcement", content = "" } = config.themeConfig.announcementBar ?? {};
  if (plainText(content) === "") return {};
  return { announcement: { id, text: linkedText(content) } };
}

/** The text of some HTML, as texts and links in turn where it has links. */
function linkedText(html: string): string | (string | Link)[] {
  const parts: (string | Link)[] = [];
  for (const part of textAndLinks(parseHtml(html))) {
    const last = parts.at(-1);
    if (typeof part === "string" && typeof last === "string") parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
  const [only = "", ...others] = parts;
  if (typeof only === "string" && others.length === 0) return squeeze(only);
  return parts.map((part) => (typeof part === "string" ? part.replace(/\s+/g, " ") : part));
}

/** What an element says, its links by themselves. */
function textAndLinks(element: HtmlElement): (string | Link)[] {
  return element.children.flatMap((child) => {
    if (typeof child === "string") return [child];
    if (/^(?:script|style|svg)$/.test(child.name)) return [];
    if (child.name === "br") return [" "];
    const link =
      child.name === "a"
        ? toLink({ label: lineOf(child), href: child.attributes.get("href") })
        : [];
    return link.length > 0 ? link : textAndLinks(child);
  });
}

/** Text of some HTML, as browsers read it. */
function plainText(html: string): string {
  return lineOf(parseHtml(html));
}

/** A link to an address or to a path of the site, however that begins. */
function toLink({
  label,
  to,
  href = to,
}: {
  label?: string | undefined;
  to?: string | undefined;
  href?: string | undefined;
}): Link[] {
  if (!label || href === undefined || href === "") return [];
  if (/^(?:https?:|mailto:)/.test(href)) return [{ label, href }];
  if (/^[a-z][\w+.-]*:|^\/\/|^#/i.test(href)) return [];
  return [{ label, href: posix.join("/", href).replace(/(?<=.)\/(?=$|[?#])/, "") }];
}
