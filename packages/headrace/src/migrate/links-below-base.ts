import { withoutBase } from "../model/routes.ts";
import type { OldSite } from "./old-site.ts";

/** Options that are addresses, and those that are HTML with some. */
const ADDRESS = /^(?:to|href)$/;
const HTML = /^(?:html|value|content|copyright)$/;
const LINK = /(\bhref=["'])(\/[^"']*)/gi;

/**
 * The old site with addresses of the bar, the footer, the announcement and the sidebars below its base URL. Its
 * engine lets an address begin with that or not; ours puts it before every path.
 */
export function withLinksBelowBase(old: OldSite): OldSite {
  const { baseUrl } = old.config;
  if (baseUrl === "/") return old;
  const below = (address: string) => withoutBase(baseUrl, address) ?? address;
  const change = (key: string, value: unknown): unknown => {
    if (typeof value !== "string") return value;
    if (ADDRESS.test(key)) return below(value);
    return HTML.test(key)
      ? value.replace(LINK, (_, start: string, address: string) => start + below(address))
      : value;
  };
  const changed = <Value>(value: Value): Value =>
    value === undefined ? value : JSON.parse(JSON.stringify(value, change));
  const { navbar, footer, announcementBar, ...theme } = old.config.themeConfig;
  const bars = changed({ navbar, footer, announcementBar });
  return {
    ...old,
    config: { ...old.config, themeConfig: { ...theme, ...bars } },
    sidebars: changed(old.sidebars),
  };
}
