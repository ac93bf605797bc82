import { posix } from "node:path";
import { lookup } from "mrmime";
import { relativeAddress } from "../files/relative-address.ts";
import { escapeAttribute, unescapeHtml } from "../model/escape-html.ts";
import { decodeAddress, splitSuffix, withoutBase } from "../model/routes.ts";

/** A page to be shown from a folder, and the files beside it that it shows. */
export interface StandalonePage {
  text: string;
  needed: string[];
}

/** A document or style sheet of a site. */
interface PlaceInSite {
  /** Relative to the site's folder. */
  file: string;
  /** All files of the site. */
  files: ReadonlySet<string>;
  /** The site's base URL. */
  base: string;
}

/** It runs nothing. */
const HEAD = `<meta http-equiv="Content-Security-Policy" content="script-src 'none'; connect-src 'none'; form-action 'none'">
<style>
ins { background: light-dark(#d3f5dc, #12472a); text-decoration: none; }
del { background: light-dark(#fde0dc, #5c1a16); text-decoration: none; }
</style>`;

const SCRIPTS = /<(script|template|noscript)\b[\s\S]*?<\/\1>/g;
const TAG =
  /<([a-z][\w:-]*)((?:\s+[^\s"'>=/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi;
const ATTRIBUTE = /\s+([^\s"'>=/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;

/** Elements of the head that need a server, or say what this copy is not. */
const LEFT_OUT = /^(?:base|link|meta)$/;

/** Attributes that load a file. */
const LOADS = new Set(["src", "poster", "data"]);

/** Makes the document of a page one that any browser shows from a folder: it loads nothing from elsewhere, and leads nowhere. */
export function standalonePage(html: string, place: PlaceInSite): StandalonePage {
  const needed = new Set<string>();
  const local = (address: string): string | undefined => {
    const name = fileOf(address, place);
    if (name === undefined) return undefined;
    needed.add(name);
    return relativeAddress(place.file, name);
  };
  const text = html.replace(SCRIPTS, "").replace(TAG, (tag: string, name: string) => {
    const attributes = attributesOf(tag.slice(name.length + 1));
    if (LEFT_OUT.test(name) && !isKept(name, attributes)) return "";
    return `<${name}${attributes.map((pair) => rewritten(name, pair, local)).join("")}${tag.endsWith("/>") ? "/" : ""}>`;
  });
  return { text: text.replace("<head>", () => `<head>\n${HEAD}`), needed: [...needed] };
}

type Attribute = readonly [name: string, value: string | undefined];

function attributesOf(text: string): Attribute[] {
  return [...text.matchAll(ATTRIBUTE)].map(([, name = "", double, single, bare]) => {
    const value = double ?? single ?? bare;
    return [name, value === undefined ? undefined : unescapeHtml(value)];
  });
}

function isKept(name: string, attributes: readonly Attribute[]): boolean {
  const value = (key: string) => attributes.find(([own]) => own === key)?.[1];
  if (name === "link") return value("rel") === "stylesheet";
  return name === "meta" && (value("charset") !== undefined || value("name") === "viewport");
}

function rewritten(
  element: string,
  [name, value]: Attribute,
  local: (address: string) => string | undefined,
): string {
  const written = (text: string) => ` ${name}="${escapeAttribute(text)}"`;
  // Digests and modes are asked of servers only.
  if (/^(?:integrity|crossorigin|on.*|srcdoc)$/i.test(name)) return "";
  if (value === undefined) return ` ${name}`;
  if (LOADS.has(name) || (name === "href" && /^(?:link|image|use)$/.test(element))) {
    if (value.startsWith("#")) return written(value);
    const file = local(value);
    return file === undefined && !value.startsWith("data:") ? "" : written(file ?? value);
  }
  if (name === "srcset") return written(value.replace(/[^\s,]\S*/g, (part) => local(part) ?? part));
  if (name === "href" && element === "a" && !value.startsWith("#")) return "";
  return written(value);
}

const STYLE_URL = /url\(\s*(?:"([^"]*)"|'([^']*)'|([^\s"')]+))\s*\)/g;

/** A style sheet with what it shows in it: browsers load no fonts from a folder. */
export async function standaloneStyles(
  css: string,
  place: PlaceInSite,
  read: (file: string) => Promise<Buffer>,
): Promise<string> {
  const embedded = new Map<string, string>();
  for (const [url, double, single, bare] of css.matchAll(STYLE_URL)) {
    const file = fileOf(double ?? single ?? bare ?? "", place);
    if (file === undefined) continue;
    const type = lookup(file) ?? "application/octet-stream";
    embedded.set(url, `url(data:${type};base64,${(await read(file)).toString("base64")})`);
  }
  return css.replace(STYLE_URL, (url: string) => embedded.get(url) ?? url);
}

/** The base URL that the document of a page names. */
export function baseOf(html: string): string {
  return unescapeHtml(/\sdata-base="([^"]*)"/.exec(html)?.[1] ?? "/");
}

/** The file that an address names; none where the site has no such file. */
function fileOf(address: string, { base, file, files }: PlaceInSite): string | undefined {
  if (/^[a-z][a-z\d+.-]*:|^\/\//i.test(address)) return undefined;
  const path = decodeAddress(splitSuffix(address)[0]);
  const below = new URL(base, "https://site.invalid").pathname;
  const name = path.startsWith("/")
    ? withoutBase(below, path)?.slice(1)
    : posix.join(posix.dirname(file), path);
  return name !== undefined && files.has(name) ? name : undefined;
}
