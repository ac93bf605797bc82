import { placeholder } from "../../model/placeholders.ts";
import { decodeAddress } from "../../model/routes.ts";
import type { SiteAddress } from "../reference-source.ts";

/** A link of a description, ready for an `a`. */
interface ProseLink {
  attributes: Record<string, string>;
  /** As in LinkReference; `null` for mail. */
  target: string | null;
  hash: string | null;
}

/**
 * Judges a link of a description. Nothing but pages of the web, mail, and this site is linked:
 * `undefined` for the rest, such as "javascript:" and addresses that count from nowhere.
 *
 * @param href Percent-encoded, as Markdown leaves it.
 */
export function resolveLink(href: string, tools: LinkTools): ProseLink | undefined {
  const { site, linkBase, anchors } = tools;
  if (href.startsWith("#")) {
    const name = href.slice(1);
    const route = anchors[name] ?? anchors[decodeAddress(name)] ?? href;
    if (!route.startsWith("#")) return siteLink(route);
    return { attributes: { href: route }, target: "hash", hash: decodeAddress(route.slice(1)) };
  }
  const isRelative = !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(href);
  if (isRelative && linkBase !== null) {
    return URL.canParse(href, linkBase) ? away(new URL(href, linkBase).href) : undefined;
  }
  if (/^\/(?![/\\])/.test(href)) return siteLink(href);
  const home = site.url + site.baseUrl;
  if (`${href}/` === home || href.startsWith(home)) return siteLink(`/${href.slice(home.length)}`);
  if (/^mailto:/i.test(href)) return { attributes: { href }, target: null, hash: null };
  if (!/^https?:\/\//i.test(href) || !URL.canParse(href)) return undefined;
  return away(href);
}

/** What links are judged by. */
interface LinkTools {
  site: SiteAddress;
  linkBase: string | null;
  anchors: Readonly<Record<string, string>>;
}

function away(href: string): ProseLink {
  const attributes = { href, target: "_blank", rel: "noopener noreferrer", class: "external" };
  return { attributes, target: `external:${href}`, hash: null };
}

function siteLink(path: string): ProseLink {
  const [, route = "/", hash] = /^([^?#]*)[^#]*(?:#(.*))?$/s.exec(path) ?? [];
  return {
    attributes: { href: placeholder("route", path) },
    target: `route:${decodeAddress(route)}`,
    hash: hash ? decodeAddress(hash) : null,
  };
}
