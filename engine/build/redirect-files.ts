import type { SiteConfig } from "../config/schema.ts";
import { escapeAttribute } from "../model/escape-html.ts";
import { encodeRoute, htmlFile, withBase } from "../model/routes.ts";
import { tag } from "../render/html.ts";
import type { Release } from "./release.ts";

/**
 * Writes each redirect in three forms: a document that any static host serves, a line for hosts that
 * read `_redirects`, and one for nginx (`map $uri $moved { include redirects.nginx.map; }`).
 */
export async function writeRedirects(release: Release, config: SiteConfig): Promise<void> {
  const { redirects } = config;
  if (redirects.length === 0) return;
  for (const redirect of redirects) {
    await release.write(htmlFile(redirect.from), redirectDocument(redirect, config));
  }
  const address = (route: string) => withBase(config.baseUrl, encodeRoute(route));
  const rules = redirects.map(({ from, to }) => `${address(from)} ${address(to)}`);
  await release.write("_redirects", rules.map((rule) => `${rule} 301\n`).join(""));
  await release.write("redirects.nginx.map", rules.map((rule) => `${rule};\n`).join(""));
}

/** Constant, so that its hash can stand in a Content-Security-Policy; keeps query and hash. */
const FORWARD = "location.replace(document.currentScript.dataset.to+location.search+location.hash)";

/** Without script the refresh leads on, and without that the link. */
function redirectDocument({ to }: { to: string }, { url, baseUrl, locales }: SiteConfig): string {
  const address = withBase(baseUrl, encodeRoute(to));
  return `<!doctype html>
<html lang="${locales[0]?.code ?? "en"}">
<head>
<meta charset="utf-8">
<title>This page has moved</title>
${tag("link", { rel: "canonical", href: url + address })}
${tag("meta", { name: "robots", content: "noindex" })}
${tag("script", { "data-to": address })}${FORWARD}</script>
<noscript>${tag("meta", { "http-equiv": "refresh", content: `0; url=${address}` })}</noscript>
</head>
<body>
<p>This page has moved to ${tag("a", { href: address })}${escapeAttribute(to)}</a>.</p>
</body>
</html>
`;
}
