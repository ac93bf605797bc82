import { posix } from "node:path";
import type { SiteConfigInput } from "../config/schema.ts";
import type { SidebarInput } from "../config/sidebar-schema.ts";
import type { OldItem, OldSite } from "./old-site.ts";

type Navbar = NonNullable<SiteConfigInput["navbar"]>;
type Section = NonNullable<Navbar["sections"]>[number];
type Link = { label: string; href: string };

/** Types that are part of the frame here, wherever the old bar had them. */
const BUILT_IN = /^(?:search|localeDropdown|docsVersionDropdown)$/;

/** Documents of the old site, and the sidebars that show them. */
export interface ListedDocs {
  options: Pick<OldSite["docs"][number], "id" | "routeBasePath">;
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
    if (BUILT_IN.test(item.type ?? "")) continue;
    const section = convertItem(item, docs);
    if (section === undefined)
      lost.push(item.label || plainText(item.value ?? "") || item.type || "an item without label");
    else if (item.position !== "right") sections.push(section);
    else if (section.href !== undefined || section.links !== undefined) links.push(section);
    else sections.push(section);
  }
  return { navbar: { sections, links }, lost };
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
    return { label: ownLabel, href: posix.join("/", other.options.routeBasePath, docId) };
  }
  const listed = (items ?? []).flatMap(toLink);
  if (label !== undefined && listed.length > 0) return { label, links: listed };
  if (type === "html") return linkIn(item.value ?? "");
  const spoken = item["aria-label"] ?? item.title;
  return toLink({ label: label || spoken || hostOf(href), href })[0];
}

/** The link in some HTML, by its text or by what a screen reader says of it. */
function linkIn(html: string): Link | undefined {
  const [, attributes = "", content = ""] = /<a\b([^>]*)>([\s\S]*?)<\/a>/i.exec(html) ?? [];
  const attribute = (name: string, text: string) =>
    new RegExp(`\\b${name}=["']([^"']+)["']`, "i").exec(text)?.[1];
  const href = attribute("href", attributes);
  const spoken =
    attribute("aria-label", attributes) ??
    attribute("title", attributes) ??
    attribute("alt", content);
  return toLink({ label: plainText(content) || spoken || hostOf(href), href })[0];
}

/** What an icon that links to another host is called, where nothing names it: "github.com". */
function hostOf(href: string | undefined): string | undefined {
  const isOutside = href !== undefined && /^https?:/.test(href) && URL.canParse(href);
  return isOutside ? new URL(href).hostname.replace(/^www\./, "") : undefined;
}

/** The old footer, without what is no link. */
export function convertFooter({ config }: OldSite): {
  footer: NonNullable<SiteConfigInput["footer"]>;
  lost: string[];
} {
  const { links = [], copyright = "" } = config.themeConfig.footer ?? {};
  // A footer of one row has no titles; its links stand together.
  const single = links.flatMap(({ label, to, href }) => toLink({ label, to, href }));
  const groups = links.flatMap(({ title, items }) => {
    const kept = (items ?? []).flatMap(footerLink);
    return kept.length > 0 ? [{ title: title ?? "Links", links: kept }] : [];
  });
  const lost = links.flatMap(({ items = [] }) =>
    items.flatMap((item) =>
      footerLink(item).length > 0 ? [] : [plainText(item.html ?? item.label ?? "")],
    ),
  );
  if (/<a\b/i.test(copyright)) lost.push("the links in the copyright line");
  return {
    footer: {
      groups: [...groups, ...(single.length > 0 ? [{ title: "Links", links: single }] : [])],
      copyright: plainText(copyright),
    },
    lost: lost.filter(Boolean),
  };
}

function footerLink(item: OldItem): Link[] {
  const link = item.html === undefined ? undefined : linkIn(item.html);
  return link ? [link] : toLink(item);
}

/** A bar above all pages: its text, and the first link in it. */
export function convertAnnouncement({ config }: OldSite): Pick<SiteConfigInput, "announcement"> {
  const { id = "announcement", content = "" } = config.themeConfig.announcementBar ?? {};
  const text = plainText(content);
  if (text === "") return {};
  const [, href = "", label = ""] =
    /<a\b[^>]*?\bhref=["']([^"']+)["'][^>]*>([\s\S]*?)<\/a>/.exec(content) ?? [];
  const [link] = toLink({ label: plainText(label), href });
  // The link follows the text: what stands before and behind it can't be torn apart.
  const rest = link && text.endsWith(link.label) ? text.slice(0, -link.label.length).trim() : text;
  return { announcement: { id, text: rest, ...(link ? { link } : {}) } };
}

/** Text of some HTML. */
function plainText(html: string): string {
  return html
    .replace(/<[^>]*>/g, "")
    .replace(/&(?:copy|#169);/g, "©")
    .replace(/&nbsp;/g, " ")
    .replace(/\s+/g, " ")
    .trim();
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
