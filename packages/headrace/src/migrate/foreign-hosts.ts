import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { listFiles } from "../files/files.ts";
import { showsPackage } from "../model/islands/live-code.ts";
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
    /^[\s-]*(?:author_?)?image_?url:\s*["']?(https?:\/\/[^"'\s]+)/gim,
  ],
  "frame-src": [/<iframe\b[^>]*?\bsrc=\{?["'`]((?:https?:)?\/\/[^"'`\s]+)/gi],
  "font-src": [/\burl\(\s*["']?(https?:\/\/[^"')\s]+\.(?:woff2?|ttf|otf|eot))\b/gi],
  "media-src": [/<(?:video|audio|source)\b[^>]*?\bsrc=\{?["'`](https?:\/\/[^"'`\s]+)/gi],
};

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

/** Elements with styles; components that do something in a browser bring packages that write some there. */
const STYLE_ELEMENT = /<style[\s>]/;

/**
 * Reads the hosts that the sources of a site name, so that the owner sees them in one place. Style
 * attributes and elements are let through where the site has some, or a package that may write some.
 *
 * @param folders Absolute.
 * @param linked Addresses of style sheets that every page links.
 */
export async function foreignSources(
  folders: readonly string[],
  linked: readonly string[],
): Promise<ForeignSources> {
  const found = new Map<string, Set<string>>();
  const add = (directive: string, source: string) =>
    found.set(directive, (found.get(directive) ?? new Set()).add(source));
  const addStyle = (address: string) => {
    if (!URL.canParse(address)) return;
    const { origin } = new URL(address);
    add("style-src", origin);
    for (const host of [origin, FONT_HOSTS[origin]]) if (host !== undefined) add("font-src", host);
  };
  for (const address of linked) addStyle(address);
  for (const folder of folders) {
    const files = (await listFiles(folder)).filter((file) =>
      /\.(?:mdx?|[jt]sx?|css|s[ac]ss|less)$|(?:^|\/)authors\.ya?ml$/.test(file),
    );
    for (const file of files) {
      const text = await readFile(join(folder, file), "utf8").catch(() => "");
      if (STYLE.test(text)) add("style-src-attr", "'unsafe-inline'");
      if (STYLE_ELEMENT.test(text) || (/\.[jt]sx?$/.test(file) && showsPackage(text))) {
        add("style-src", "'unsafe-inline'");
        add("style-src-attr", "'unsafe-inline'");
      }
      if (!text.includes("//")) continue;
      if (STYLE_SHEET.test(file))
        for (const [, address = ""] of text.matchAll(IMPORTED_STYLE)) addStyle(address);
      for (const [directive, patterns] of Object.entries(PATTERNS)) {
        for (const [, address = ""] of patterns.flatMap((one) => [...text.matchAll(one)])) {
          // An address that begins with slashes has the scheme of the page.
          if (!URL.canParse(address, "https://page")) continue;
          const { origin } = new URL(address, "https://page");
          const behind = directive === "img-src" ? (IMAGE_HOSTS[origin] ?? []) : [];
          for (const host of [origin, ...behind]) add(directive, host);
        }
      }
    }
  }
  return Object.fromEntries(
    [...found].map(([directive, sources]) => [directive, [...sources].sort()]),
  );
}
