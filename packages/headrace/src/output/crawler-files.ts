import type { SiteConfig } from "../config/schema.ts";
import { SITEMAP } from "../model/constants.ts";
import { escapeAttribute } from "../model/escape-html.ts";
import { pageAddress, withBase } from "../model/routes.ts";

/** https://www.sitemaps.org/protocol.html */
export function sitemap(routes: readonly string[], config: SiteConfig): string {
  const entries = routes.map((route) => {
    const address = escapeAttribute(config.url + pageAddress(config, route));
    const { changefreq, priority } = SITEMAP;
    return `<url><loc>${address}</loc><changefreq>${changefreq}</changefreq><priority>${priority}</priority></url>`;
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>\n",
  ].join("\n");
}

/** Everything may be read; where the sitemap is. */
export function robots({ url, baseUrl }: SiteConfig): string {
  return `User-agent: *\nAllow: /\n\nSitemap: ${url}${withBase(baseUrl, "/sitemap.xml")}\n`;
}
