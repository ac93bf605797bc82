import type { SiteConfig } from "../config/schema.ts";
import { chunkFile, pageFile, redirectAddress, withBase } from "../model/routes.ts";
import type { Release } from "../release/release.ts";
import { forwardPage } from "../render/forward-document.ts";

/**
 * Writes each redirect in four forms: a document that any static host serves, a content chunk for the
 * client, a line for hosts that read `_redirects`, and one for nginx (`map $uri $moved { include redirects.nginx.map; }`).
 */
export function writeRedirects(release: Release, config: SiteConfig, policy: string): void {
  const { redirects } = config;
  if (redirects.length === 0) return;
  for (const redirect of redirects) {
    const { html, chunk } = forwardPage(redirect.to, config, policy);
    release.write(documentFile(redirect.from, config), html);
    release.write(chunkFile(redirect.from), chunk);
  }
  const address = (target: string) => redirectAddress(config, target);
  const lines = redirects.map(({ from, to }) => `${address(from)} ${address(to)} 301\n`);
  const mappings = redirects.map(({ from, to }) =>
    nginxMapping(withBase(config.baseUrl, from), address(to)),
  );
  release.write("_redirects", lines.join(""));
  release.write("redirects.nginx.map", mappings.join(""));
}

/** Those that hide no page: one that would is told, and "/guide/index.html" may be the file of a page as it is. */
export function redirectsBesidePages(
  config: SiteConfig,
  pages: ReadonlyMap<string, unknown>,
): SiteConfig["redirects"] {
  const files = new Set([...pages.keys()].map((route) => pageFile(config, route)));
  return config.redirects.filter(
    ({ from }) => !pages.has(from) && !files.has(documentFile(from, config)),
  );
}

/** "/old" and "/old.html" are both addresses that hosts look for a file with this ending for. */
function documentFile(from: string, config: SiteConfig): string {
  return from.endsWith(".html") ? from.slice(1) : pageFile(config, from);
}

/** nginx compares with the decoded path; in the address a "$" would be a variable of its own. */
function nginxMapping(path: string, address: string): string {
  const quoted = path.replace(/["\\]/g, "\\$&");
  return `"${quoted}" "${address.replaceAll("$", "%24")}";\n`;
}
