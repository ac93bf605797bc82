import { CATALOG_FILE } from "../model/constants.ts";
import { formatHeaderRules, type HeaderRule } from "../model/header-rules.ts";
import { SEARCH_MANIFEST_FILE } from "../model/search.ts";
import type { Release } from "../release/release.ts";
import { forwardPolicy, isSelfContained } from "../render/content-security-policy.ts";

const YEAR_S = 365 * 24 * 60 * 60;
const IMMUTABLE = { "Cache-Control": `public, max-age=${YEAR_S}, immutable` };

/** Browsers heed it only where it came over HTTPS. */
const ONLY_HTTPS = { "Strict-Transport-Security": `max-age=${YEAR_S}` };

interface HeaderFacts {
  policy: string;
  /** Of the host, as the configuration has it. */
  url: string;
  baseUrl: string;
  searchIndexes: readonly string[];
}

/**
 * Writes the response headers of the site in two forms: `_headers` for hosts that read it (the
 * preview server does), and `headers.nginx.conf` with those of every answer for nginx.
 *
 * `policy` is the pages' Content-Security-Policy, `searchIndexes` the names of all search
 * indexes, without their folders.
 */
export function writeHeaders(
  release: Release,
  { policy, url, baseUrl, searchIndexes }: HeaderFacts,
): void {
  const headers = {
    ...securityHeaders(policy),
    // A site below another's address does not speak for the host.
    ...(url.startsWith("https:") && baseUrl === "/" ? ONLY_HTTPS : {}),
  };
  const rules: HeaderRule[] = [
    { path: `${baseUrl}*`, headers },
    {
      // Their names hold digests of their content.
      path: `${baseUrl}assets/*`,
      headers: IMMUTABLE,
    },
    // Asked for with a digest of its content as the query.
    ...searchIndexes.map((name) => ({ path: `${baseUrl}*${name}`, headers: IMMUTABLE })),
    // Hosts know these types, but not that all texts are UTF-8.
    { path: `${baseUrl}*.md`, headers: { "Content-Type": "text/markdown; charset=utf-8" } },
    { path: `${baseUrl}*.txt`, headers: { "Content-Type": "text/plain; charset=utf-8" } },
    {
      path: `${baseUrl}${CATALOG_FILE}`,
      headers: {
        "Content-Type": `application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"`,
      },
    },
    { path: `${baseUrl}${SEARCH_MANIFEST_FILE}`, headers: { "Cache-Control": "no-cache" } },
  ];
  const lines = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} "${value}" always;\n`,
  );
  release.write("_headers", formatHeaderRules(rules));
  release.write("headers.nginx.conf", lines.join(""));
}

/** https://owasp.org/www-project-secure-headers/ */
function securityHeaders(policy: string): Record<string, string> {
  return {
    // What a meta element can't say: nobody may put a page into a frame.
    "Content-Security-Policy": `${forwardPolicy(policy)}; frame-ancestors 'none'`,
    // Consoles ask servers that allow nobody to read them whether they are there, which "require-corp" forbids.
    ...(isSelfContained(policy) ? { "Cross-Origin-Embedder-Policy": "credentialless" } : {}),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
  };
}
