import type { SiteConfig } from "../config/schema.ts";
import { escapeAttribute } from "../model/escape-html.ts";
import type { RedirectChunk } from "../model/page.ts";
import { chunkFile, pageFile, redirectAddress, splitSuffix, withBase } from "../model/routes.ts";
import { mainLanguage } from "../model/site.ts";
import type { Release } from "../release/release.ts";
import { FORWARD_SCRIPT } from "../render/forward-script.ts";
import { tag } from "../render/html.ts";

/**
 * Writes each redirect in four forms: a document that any static host serves, a content chunk for the
 * client, a line for hosts that read `_redirects`, and one for nginx (`map $uri $moved { include redirects.nginx.map; }`).
 */
export function writeRedirects(release: Release, config: SiteConfig, policy: string): void {
  const { redirects } = config;
  if (redirects.length === 0) return;
  for (const redirect of redirects) {
    const chunk: RedirectChunk = { movedTo: redirect.to };
    release.write(documentFile(redirect.from, config), redirectDocument(redirect, config, policy));
    release.write(chunkFile(redirect.from), JSON.stringify(chunk));
  }
  const address = (target: string) => redirectAddress(config, target);
  const lines = redirects.map(({ from, to }) => `${address(from)} ${address(to)} 301\n`);
  const mappings = redirects.map(({ from, to }) =>
    nginxMapping(withBase(config.baseUrl, from), address(to)),
  );
  release.write("_redirects", lines.join(""));
  release.write("redirects.nginx.map", mappings.join(""));
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

/** The script, which stops the parser, keeps query and hash; without it the refresh leads on, or the link. */
function redirectDocument({ to }: { to: string }, config: SiteConfig, policy: string): string {
  const address = redirectAddress(config, to);
  return `<!doctype html>
<html lang="${mainLanguage(config)}">
<head>
<meta charset="utf-8">
${tag("meta", { "http-equiv": "Content-Security-Policy", content: policy })}
<title>This page has moved</title>
${tag("link", { rel: "canonical", href: new URL(splitSuffix(address)[0], config.url).href })}
${tag("script", { "data-to": address })}${FORWARD_SCRIPT}</script>
${tag("meta", { "http-equiv": "refresh", content: `0; url=${address}` })}
</head>
<body>
<p>This page has moved to ${tag("a", { href: address })}${escapeAttribute(to)}</a>.</p>
</body>
</html>
`;
}
