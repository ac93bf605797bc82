import type { FooterData, NavbarData, SiteFrame } from "../model/site.ts";

/** What the labels of bar and footer are in another language, by what the configuration says. */
export interface FrameTexts {
  /** What the bar calls the site. */
  name?: string | undefined;
  /** Of items of the bar. */
  items: Readonly<Record<string, string>>;
  /** Of columns of the footer. */
  titles: Readonly<Record<string, string>>;
  /** Of links of the footer. */
  links: Readonly<Record<string, string>>;
  copyright?: string | undefined;
}

/**
 * Bar and footer in a language.
 *
 * @param routeIn Where an address of the first language leads in it.
 */
export function frameIn(
  { navbar, footer }: SiteFrame,
  texts: FrameTexts,
  routeIn: (address: string) => string,
): SiteFrame {
  return { navbar: navbarIn(navbar, texts, routeIn), footer: footerIn(footer, texts, routeIn) };
}

function navbarIn(
  { hideOnScroll, title, sections, links }: NavbarData,
  { items, name = title }: FrameTexts,
  routeIn: (address: string) => string,
): NavbarData {
  const listed = (all: NavbarData["sections"][number]["links"]) =>
    all?.map(({ label, href }) => ({ label: items[label] ?? label, href: routeIn(href) }));
  return {
    hideOnScroll,
    ...(name === undefined ? {} : { title: name }),
    sections: sections.map((section) => ({
      ...section,
      label: items[section.label] ?? section.label,
      // That of a sidebar is known for each language.
      ...(section.sidebar === undefined && { route: routeIn(section.route) }),
      ...(section.links && { links: listed(section.links) ?? [] }),
    })),
    links: links.map((link) => ({
      ...link,
      label: items[link.label] ?? link.label,
      href: routeIn(link.href),
      ...(link.links && { links: listed(link.links) ?? [] }),
    })),
  };
}

function footerIn(
  { groups, copyright }: FooterData,
  texts: FrameTexts,
  routeIn: (address: string) => string,
): FooterData {
  return {
    groups: groups.map(({ title, links }) => ({
      title: texts.titles[title] ?? title,
      links: links.map(({ label, href }) => ({
        label: texts.links[label] ?? label,
        href: routeIn(href),
      })),
    })),
    copyright: copyrightIn(copyright, texts, routeIn),
  };
}

/** A translation has no links; one that says the same is none. */
function copyrightIn(
  parts: FooterData["copyright"],
  { copyright }: FrameTexts,
  routeIn: (address: string) => string,
): FooterData["copyright"] {
  const inWords = parts.map((part) => (typeof part === "string" ? part : part.children)).join("");
  if (copyright !== undefined && squeezed(copyright) !== squeezed(inWords))
    return copyright === "" ? [] : [copyright];
  return parts.map((part) =>
    typeof part === "string" ? part : { ...part, href: routeIn(part.href) },
  );
}

function squeezed(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
