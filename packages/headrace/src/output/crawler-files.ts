import type { SiteConfig } from "../config/schema.ts";
import { SITEMAP } from "../model/constants.ts";
import { pageUrl, withBase } from "../model/routes.ts";
import { xmlElement } from "../model/text/xml.ts";
import { isTooLongForSitemap } from "../pages/long-addresses.ts";

const NAMESPACE = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** What one sitemap may hold: https://www.sitemaps.org/protocol.html#index */
const LIMITS = { addresses: 50_000, bytes: 50 * 1024 * 1024 };

/** The sitemap by its published path; where one file can't hold all, several, and what leads to them. */
export function sitemapFiles(
  routes: readonly string[],
  config: Pick<SiteConfig, "url" | "baseUrl" | "trailingSlash">,
  limits: typeof LIMITS = LIMITS,
): Map<string, string> {
  const { changefreq, priority } = SITEMAP;
  const facts = xmlElement("changefreq", changefreq) + xmlElement("priority", String(priority));
  const entries = routes
    .map((route) => pageUrl(config, route))
    .filter((address) => !isTooLongForSitemap(address))
    .map((address) => `<url>${xmlElement("loc", address)}${facts}</url>`);
  const [first = file("urlset", []), ...others] = shares(entries, limits);
  if (others.length === 0) return new Map([["sitemap.xml", first]]);
  const parts = [first, ...others].map((text, at) => [`sitemap-${at + 1}.xml`, text] as const);
  const places = parts.map(([name]) => {
    const address = config.url + withBase(config.baseUrl, `/${name}`);
    return `<sitemap>${xmlElement("loc", address)}</sitemap>`;
  });
  return new Map([["sitemap.xml", file("sitemapindex", places)], ...parts]);
}

/** The texts of as few files as hold all entries. */
function shares(entries: readonly string[], { addresses, bytes }: typeof LIMITS): string[] {
  const around = Buffer.byteLength(file("urlset", [""]));
  const files: string[][] = [];
  let size = 0;
  for (const entry of entries) {
    const own = Buffer.byteLength(entry) + 1;
    const last = files.at(-1);
    if (last && last.length < addresses && size + own <= bytes) last.push(entry);
    else {
      files.push([entry]);
      size = around;
    }
    size += own;
  }
  return files.map((share) => file("urlset", share));
}

function file(root: "urlset" | "sitemapindex", entries: readonly string[]): string {
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${NAMESPACE}">`,
    ...entries,
    `</${root}>\n`,
  ].join("\n");
}

/** Everything may be read; where the sitemap is. */
export function robots({ url, baseUrl }: SiteConfig): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${url}${withBase(baseUrl, "/sitemap.xml")}\n`;
}
