/**
 * What MDN's HTTP Observatory says of an answer, by its own rules as of algorithm 5: each row adds to
 * 100 or takes from it, and extra points count from 90 on. It looks at a site over HTTPS; redirecting to
 * that is the proxy's part, cookies and the browsers' preload list are not this site's.
 * https://github.com/mdn/mdn-http-observatory/blob/main/src/grader/charts.js
 */
export function observatoryScore(headers: Record<string, string>, html: string): Score {
  const rows = {
    "content-security-policy": policyPoints(headers["content-security-policy"]),
    "cross-origin-embedder-policy": among(headers["cross-origin-embedder-policy"], {
      "require-corp": 10,
      credentialless: 10,
      "unsafe-none": 0,
    }),
    "cross-origin-opener-policy": among(headers["cross-origin-opener-policy"], {
      "same-origin": 10,
      "same-origin-allow-popups": 10,
      "noopener-allow-popups": 10,
      "unsafe-none": 0,
    }),
    "cross-origin-resource-policy": among(headers["cross-origin-resource-policy"], {
      "same-origin": 10,
      "same-site": 10,
      "cross-origin": 0,
    }),
    "cross-origin-resource-sharing": headers["access-control-allow-credentials"] ? -50 : 0,
    "referrer-policy": referrerPoints(headers["referrer-policy"]),
    "strict-transport-security": transportPoints(headers["strict-transport-security"]),
    "subresource-integrity": integrityPoints(html),
    "x-content-type-options": headers["x-content-type-options"] === "nosniff" ? 0 : -5,
    "x-frame-options": framePoints(headers),
  };
  const values = Object.values(rows);
  const lost = 100 + sum(values.filter((points) => points < 0));
  return { rows, score: lost >= 90 ? 100 + sum(values) : Math.max(0, lost) };
}

export interface Score {
  rows: Record<string, number>;
  score: number;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** Absent: no points; anything else that is unknown: five lost. */
function among(value: string | undefined, points: Record<string, number>): number {
  return value === undefined ? 0 : (points[value.trim().toLowerCase()] ?? -5);
}

function directives(policy: string): Map<string, string[]> {
  const parts = policy.split(";").map((text) => text.trim().split(/\s+/));
  return new Map(parts.map(([name = "", ...sources]) => [name.toLowerCase(), sources]));
}

const BROAD = /^(?:\*|ftp:|https?:(?:\/\/\*(?:\.\*)?)?)$/;

function policyPoints(policy: string | undefined): number {
  if (!policy) return -25;
  const known = directives(policy);
  const of = (name: string) => known.get(name) ?? known.get("default-src") ?? ["*"];
  const hasHash = (sources: readonly string[]) =>
    sources.some((text) => /^'(?:sha|nonce)/.test(text));
  const isLax = (sources: readonly string[]) =>
    sources.some(
      (source) =>
        BROAD.test(source) ||
        source === "data:" ||
        (source === "'unsafe-inline'" && !hasHash(sources)),
    );
  const all = [...known.values()].flat();
  if (isLax(of("script-src")) || of("object-src").some((source) => BROAD.test(source))) return -20;
  if (all.some((source) => /^(?:http|ftp):/.test(source))) return -20;
  if ([...of("script-src"), ...of("style-src")].includes("'unsafe-eval'")) return -10;
  if (isLax(of("style-src"))) return 0;
  return known.get("default-src")?.join() === "'none'" ? 10 : 5;
}

function referrerPoints(value: string | undefined): number {
  if (value === undefined) return 0;
  const last = value.split(",").at(-1)?.trim().toLowerCase() ?? "";
  return /^(?:no-referrer|same-origin|strict-origin(?:-when-cross-origin)?)$/.test(last) ? 5 : -5;
}

function transportPoints(value: string | undefined): number {
  if (value === undefined || value.includes(",")) return -20;
  const age = Number(/max-age=(\d+)/i.exec(value)?.[1] ?? Number.NaN);
  if (Number.isNaN(age)) return -20;
  return age >= 15_552_000 ? 0 : -10;
}

/** A script of the site itself with `integrity` is rewarded; one of another host without is not allowed. */
function integrityPoints(html: string): number {
  const scripts = [...html.matchAll(/<script\b[^>]*\ssrc="([^"]*)"[^>]*>/g)];
  const isForeign = (address = "") => /^(?:https?:)?\/\//.test(address);
  const hasDigest = (element: string) => / integrity="sha(?:256|384|512)-/.test(element);
  const foreign = scripts.filter(([, address]) => isForeign(address));
  if (foreign.some(([element, address = ""]) => address.startsWith("//") && !hasDigest(element)))
    return -50;
  if (foreign.some(([element]) => !hasDigest(element))) return -5;
  return scripts.some(([element]) => hasDigest(element)) ? 5 : 0;
}

function framePoints(headers: Record<string, string>): number {
  if (directives(headers["content-security-policy"] ?? "").has("frame-ancestors")) return 5;
  return among(headers["x-frame-options"] ?? "absent", { deny: 5, sameorigin: 5, absent: -20 });
}
