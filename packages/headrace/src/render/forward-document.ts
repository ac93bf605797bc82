import { LEADS_ON } from "../model/constants.ts";
import { escapeAttribute, unescapeHtml } from "../model/escape-html.ts";
import type { PageData, RedirectChunk } from "../model/page.ts";
import {
  decodeAddress,
  pageUrl,
  redirectAddress,
  splitSuffix,
  withoutBase,
} from "../model/routes.ts";
import { mainLanguage, type SiteData } from "../model/site.ts";
import { forwardPolicy } from "./content-security-policy.ts";
import { FORWARD_SCRIPT } from "./forward-script.ts";
import { tag } from "./html.ts";
import type { RenderedPage } from "./render-context.ts";

/** What of a site says where its documents lead. */
type Site = Pick<SiteData, "url" | "baseUrl" | "trailingSlash"> &
  Parameters<typeof mainLanguage>[0];

/**
 * The two files of a page that only leads on.
 *
 * @param to The route of a page, query and hash may follow; or an address of another site.
 * @param policy That of the other documents.
 */
export function forwardPage(to: string, site: Site, policy: string): RenderedPage {
  const chunk: RedirectChunk = { movedTo: to };
  return { html: forwardDocument(to, site, forwardPolicy(policy)), chunk: JSON.stringify(chunk) };
}

/** The script, which stops the parser, keeps query and hash; without it the refresh leads on, or the link. */
function forwardDocument(to: string, site: Site, policy: string): string {
  const address = redirectAddress(site, to);
  return `<!doctype html>
<html lang="${mainLanguage(site)}">
<head>
<meta charset="utf-8">
${tag("meta", { "http-equiv": "Content-Security-Policy", content: policy })}
<title>This page has moved</title>
${tag("link", { rel: "canonical", href: new URL(splitSuffix(address)[0], site.url).href })}
${tag("script", { "data-to": address })}${FORWARD_SCRIPT}</script>
${tag("meta", { "http-equiv": "refresh", content: `0; url=${address}` })}
</head>
<body>
<p>This page has moved to ${tag("a", { href: address })}${escapeAttribute(to)}</a>.</p>
</body>
</html>
`;
}

const LINK = new RegExp(`<a class="${LEADS_ON}" href="([^"]*)"`);
/** https://html.spec.whatwg.org/multipage/semantics.html#shared-declarative-refresh-steps */
const AT_ONCE = /^\s*0*(?:\.\d*)?\s*[;,]\s*(?:url\s*=\s*)?(["']?)(?<url>.*?)\1\s*$/i;

/**
 * Where a page leads that is not to be read: one that begins with a `Redirect`, or has a refresh at once in its
 * head. What is said of it is as of a redirect of the configuration.
 *
 * @param body Article HTML with all placeholders resolved.
 */
export function leadsOnTo(page: PageData, body: string, site: SiteData): string | undefined {
  const [, linked] = LINK.exec(body) ?? [];
  const address = linked === undefined ? refreshOf(page) : unescapeHtml(linked);
  if (!address) return undefined;
  const url = new URL(address, pageUrl(site, page.route));
  const route = withoutBase(site.baseUrl, decodeAddress(url.pathname));
  if (url.origin !== new URL(site.url).origin || route === undefined) return url.href;
  return route === page.route ? undefined : route + url.search + url.hash;
}

function refreshOf({ head = [] }: PageData): string | undefined {
  const refresh = head.find(
    ({ attributes }) => attributes["http-equiv"]?.toLowerCase() === "refresh",
  );
  return AT_ONCE.exec(refresh?.attributes.content ?? "")?.groups?.url;
}
