import { createHash } from "node:crypto";
import { FIRST_PAINT_SCRIPT } from "../client/inline/first-paint.ts";
import { FORWARD_SCRIPT } from "./forward-script.ts";

/** Sources by directive, as in https://www.w3.org/TR/CSP3/. */
export type PolicySources = Readonly<Partial<Record<string, readonly string[]>>>;

/** What a page needs: its own files, and the inline script by the hash of its text. */
const OWN_SOURCES = {
  "default-src": ["'none'"],
  "script-src": ["'self'", hashSource(FIRST_PAINT_SCRIPT)],
  "style-src": ["'self'"],
  // data: for icons in style sheets, blob: for pictures that the API console received.
  "img-src": ["'self'", "data:", "blob:"],
  "font-src": ["'self'"],
  "media-src": ["'self'"],
  "connect-src": ["'self'"],
  "manifest-src": ["'self'"],
  "worker-src": ["'self'"],
  "base-uri": ["'none'"],
  "form-action": ["'self'"],
} satisfies PolicySources;

/**
 * The Content-Security-Policy of every document, as it can stand in a meta element.
 *
 * @param additional what the site's configuration allows besides, by directive
 * @param connect what the consoles of its APIs have to reach
 */
export function contentSecurityPolicy(
  additional: PolicySources,
  connect: readonly string[] = [],
): string {
  const directives = new Set([...Object.keys(OWN_SOURCES), ...Object.keys(additional)]);
  const own: PolicySources = OWN_SOURCES;
  return [...directives]
    .map((name) => {
      const reached = name === "connect-src" ? connect : [];
      const sources = [...(own[name] ?? []), ...(additional[name] ?? []), ...reached];
      return [name, ...new Set(sources)].join(" ");
    })
    .join("; ");
}

/** The policy of documents that lead on; as a header, which all of a site's documents have, of both. */
export function forwardPolicy(policy: string): string {
  return policy.replace("script-src ", `script-src ${hashSource(FORWARD_SCRIPT)} `);
}

/** Whether a policy lets nothing of other hosts into a page; what a page fetches is no part of it. */
export function isSelfContained(policy: string): boolean {
  const directives = policy.split("; ").filter((text) => !text.startsWith("connect-src "));
  const sources = directives.flatMap((text) => text.split(" ").slice(1));
  return sources.every((source) => /^(?:'.*'|data:|blob:)$/.test(source));
}

/** https://www.w3.org/TR/CSP3/#grammardef-hash-source */
function hashSource(script: string): string {
  return `'sha256-${createHash("sha256").update(script).digest("base64")}'`;
}
