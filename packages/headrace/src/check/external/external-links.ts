import type { PageRecord } from "../../cache/page-record.ts";
import type { OptionPath } from "../../config/option-path.ts";
import type { SiteConfig } from "../../config/schema.ts";
import type { LinkReference } from "../../sources/compiled-page.ts";
import { isAskable, withoutHash } from "./ask-address.ts";

/** Where a link stands in a page. */
export type PagePlace = Pick<LinkReference, "file" | "line" | "column">;

/** Where a link stands: in a page, or in the configuration. */
export type LinkPlace = PagePlace | { path: OptionPath; value: string };

const SCHEME = "external:";

/**
 * The addresses of other sites that pages and the configuration link to, without their hashes, and
 * where. Mail, this machine and names that are reserved for examples can't be asked.
 */
export function externalLinks(
  records: Iterable<PageRecord>,
  config: SiteConfig,
): Map<string, LinkPlace[]> {
  const found = new Map<string, LinkPlace[]>();
  const add = (href: string, place: LinkPlace) => {
    const address = href.startsWith("//") ? `https:${href}` : href;
    if (!isAskable(address)) return;
    const asked = withoutHash(new URL(address));
    found.set(asked, [...(found.get(asked) ?? []), place]);
  };
  for (const { links } of records)
    for (const { target, file, line, column } of links)
      if (target.startsWith(SCHEME)) add(target.slice(SCHEME.length), { file, line, column });
  const { navbar, footer, sidebars } = config;
  for (const { path, value } of hrefsIn({ navbar, footer, sidebars }, []))
    add(value, { path, value });
  return found;
}

/** Every text called `href`, however deep. */
function hrefsIn(value: unknown, path: OptionPath): { path: OptionPath; value: string }[] {
  if (typeof value === "string") return path.at(-1) === "href" ? [{ path, value }] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => hrefsIn(item, [...path, index]));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => hrefsIn(item, [...path, key]));
}
