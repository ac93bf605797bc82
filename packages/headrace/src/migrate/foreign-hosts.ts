import { showsPackage, uncommented } from "../model/islands/live-code.ts";
import { STYLE_SHEET } from "../model/style-sheets.ts";

/** What pages and components load from elsewhere, by directive of the security policy. */
export type ForeignSources = Record<string, string[]>;

/** How each directive's addresses stand in Markdown, HTML, JSX and CSS. */
const PATTERNS: Readonly<Record<string, readonly RegExp[]>> = {
  "img-src": [
    /\burl\(\s*["']?(https?:\/\/[^"')\s]+\.(?:png|jpe?g|gif|svg|webp|avif))\b/gi,
    /!\[[^\]]*\]\(\s*<?(https?:\/\/[^\s)>]+)/g,
    /<img\b[^>]*?\bsrc=\{?["'`]((?:https?:)?\/\/[^"'`\s]+)/gi,
    /^\s*\[[^\]]+\]:\s*(https?:\/\/\S+\.(?:png|jpe?g|gif|svg|webp|avif))\b/gim,
    /["'`](https?:\/\/[^"'`\s]+\.(?:png|jpe?g|gif|svg|webp|avif))(?=["'`?#])/gi,
    /^[\s-]*(?:author_?)?image_?url:\s*["']?(https?:\/\/[^"'\s]+)/gim,
  ],
  "frame-src": [/<iframe\b[^>]*?\bsrc=\{?["'`]((?:https?:)?\/\/[^"'`\s]+)/gi],
  "font-src": [/\burl\(\s*["']?(https?:\/\/[^"')\s]+\.(?:woff2?|ttf|otf|eot))\b/gi],
  "media-src": [/<(?:video|audio|source)\b[^>]*?\bsrc=\{?["'`](https?:\/\/[^"'`\s]+)/gi],
};

const IS_CODE = /\.[jt]sx?$/;

/** Code that asks hosts for something while it is read. */
const ASKS =
  /\b(?:fetch|useFetch|useSWR|ky|got)\s*(?:\.\w+\s*)?[(<]|\baxios\b|\bXMLHttpRequest\b|\bsendBeacon\s*\(|\bnew\s+(?:WebSocket|EventSource)\b/;

/** Addresses in code, but for what links and elements have. */
const ADDRESS =
  /(?<!\b(?:href|to|src|srcSet|xmlns\w*|poster|action)\s*[=:]\s*\{?\s*)["'`]((?:https?|wss?):\/\/[^"'`\s]+)/g;

/** Names of values that are hosts to ask. */
const NAMED_HOST =
  /\b\w*(?:api|endpoint|backend|server)\w*["']?\s*[:=]\s*["'`]((?:https?|wss?):\/\/[^"'`\s]+)/gi;

/** Whether a file holds code that asks hosts for something. */
export function asksHosts(file: string, text: string): boolean {
  return IS_CODE.test(file) && ASKS.test(uncommented(text));
}

/** Hosts that code asks, as far as it writes them. */
function* askedHosts(text: string): Generator<LetThrough> {
  const code = uncommented(text);
  for (const [, address = ""] of code.matchAll(ASKS.test(code) ? ADDRESS : NAMED_HOST))
    yield* connectTo(address);
}

/** A host of a template that begins with a value is known to nobody. */
function* connectTo(address: string): Generator<LetThrough> {
  if (URL.canParse(address) && !/:\/\/\$\{|\.(?:png|jpe?g|gif|svg|webp|avif)$/i.test(address))
    yield ["connect-src", new URL(address).origin];
}

/** The hosts that values of a configuration name, for code that asks them. */
export function* configuredHosts(values: unknown): Generator<LetThrough> {
  const text = JSON.stringify(values) ?? "";
  for (const [, address = ""] of text.matchAll(/"((?:https?|wss?):\/\/[^"]+)"/g))
    yield* connectTo(address);
}

/** A font that stands in a style sheet itself. */
const FONT_WITHIN = /\burl\(\s*["']?data:[\w/+.-]*(?:font|woff|truetype|opentype)/i;

const IMPORTED_STYLE = /@import\s+(?:url\(\s*)?["']?(https?:\/\/[^"')\s]+)/g;

/** Style sheets of these hosts load their fonts from others. */
const FONT_HOSTS: Readonly<Record<string, string>> = {
  "https://fonts.googleapis.com": "https://fonts.gstatic.com",
  "https://use.typekit.net": "https://p.typekit.net",
};

/** Images of these hosts are in truth with others, to which a browser is sent on. */
const IMAGE_HOSTS: Readonly<Record<string, readonly string[]>> = {
  "https://github.com": [
    "https://avatars.githubusercontent.com",
    "https://raw.githubusercontent.com",
  ],
};

const STYLE = /\bstyle=[{"']/;

/** Parts of the theme for OpenAPI that write some, on pages that its plug-in wrote. */
const STYLED_PARTS = /\bfrom\s+["']@theme\/(?:ParamsDetails|RequestSchema|StatusCodes)["']/;

/** Elements with styles; components that do something in a browser bring packages that write some there. */
const STYLE_ELEMENT = /<style[\s>]/;

/** A directive of the policy, and what it lets through. */
type LetThrough = readonly [directive: string, source: string];

/**
 * The hosts that a source names, so that the owner sees them in one place. Style attributes and elements are
 * let through where it has some, or a package that may write some.
 */
export function* foreignIn(file: string, text: string): Generator<LetThrough> {
  if (STYLE.test(text) || STYLED_PARTS.test(text)) yield INLINE_ATTRIBUTES;
  if (STYLE_ELEMENT.test(text) || (IS_CODE.test(file) && showsPackage(text)))
    yield* [["style-src", "'unsafe-inline'"] as const, INLINE_ATTRIBUTES];
  if (FONT_WITHIN.test(text)) yield ["font-src", "data:"];
  if (!text.includes("//")) return;
  if (IS_CODE.test(file)) yield* askedHosts(text);
  if (STYLE_SHEET.test(file))
    for (const [, address = ""] of text.matchAll(IMPORTED_STYLE)) yield* ofStyleSheet(address);
  for (const [directive, patterns] of Object.entries(PATTERNS)) {
    for (const [, address = ""] of patterns.flatMap((one) => [...text.matchAll(one)])) {
      // An address that begins with slashes has the scheme of the page.
      if (!URL.canParse(address, "https://page")) continue;
      const { origin } = new URL(address, "https://page");
      const behind = directive === "img-src" ? (IMAGE_HOSTS[origin] ?? []) : [];
      for (const host of [origin, ...behind]) yield [directive, host];
    }
  }
}

const INLINE_ATTRIBUTES: LetThrough = ["style-src-attr", "'unsafe-inline'"];

/** The hosts of a style sheet that every page links, and of its fonts. */
export function* ofStyleSheet(address: string): Generator<LetThrough> {
  if (!URL.canParse(address)) return;
  const { origin } = new URL(address);
  yield ["style-src", origin];
  for (const host of [origin, FONT_HOSTS[origin]]) if (host !== undefined) yield ["font-src", host];
}

/** All that is let through, by directive. */
export function collectForeign(found: Iterable<LetThrough>): ForeignSources {
  const sources = new Map<string, Set<string>>();
  for (const [directive, source] of found)
    sources.set(directive, (sources.get(directive) ?? new Set()).add(source));
  return Object.fromEntries([...sources].map(([directive, all]) => [directive, [...all].sort()]));
}
