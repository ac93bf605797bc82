import { withBase, withoutBase } from "../model/routes.ts";
import type { OldSite } from "./old-site.ts";

/** Options that are addresses, and those that are HTML with some. */
const ADDRESS = /^(?:to|href)$/;
const HTML = /^(?:html|value|content|copyright)$/;
const LINK = /(\bhref=["'])(\/[^"']*)/gi;

/** Begins a path of the host that no page stands for; its engine leaves it to the browser. */
const BESIDE = /^pathname:\/\/(?=\/)/;

/**
 * The old site with addresses of the bar, the footer, the announcement and the sidebars below its base URL. Its
 * engine lets an address begin with that or not; ours puts it before every path. Those of no page are whole.
 */
export function withLinksBelowBase(old: OldSite): OldSite {
  const { baseUrl, url } = old.config;
  const below = (address: string) =>
    BESIDE.test(address)
      ? url.replace(/\/$/, "") + withBase(baseUrl, address.replace(BESIDE, ""))
      : (withoutBase(baseUrl, address) ?? address);
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
