import { mkdirSync, symlinkSync, utimesSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** What no answer may hold. */
export const SECRET = "what-no-reader-may-see";

/** When every file was changed; both servers name files by it. */
export const CHANGED = new Date("2026-11-20T10:00:00Z");

/** The files of a site that has one of everything, by their paths. */
const FILES: Record<string, string> = {
  "index.html": "<!doctype html><title>Home</title>",
  "404.html": "<!doctype html><title>Page not found</title>",
  "faq.html": `<!doctype html><title>FAQ</title>${"<p>Answer.</p>".repeat(200)}`,
  "release.html": "<!doctype html><title>Releases</title>",
  "release/6-9.html": "<!doctype html><title>6.9</title>",
  "search/index.html": "<!doctype html><title>Search</title>",
  "a b#c%d.html": "<!doctype html><title>Odd</title>",
  "übung.html": "<!doctype html><title>Umlaut</title>",
  "faq.md": "# FAQ\n",
  "index.md": "# Home\n",
  "release.md": "# Releases\n",
  "übung.md": "# Umlaut\n",
  "a b#c%d.md": "# Odd\n",
  "llms.txt": "# Site\n",
  "empty.txt": "",
  "one.txt": "1",
  "release.atom": "<feed/>",
  "openapi.yaml": "openapi: 3.1.0\n",
  "site.webmanifest": "{}",
  "logo.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
  "assets/client-1a2b3c4d.js": "export {};".repeat(400),
  "assets/client-1a2b3c4d.js.gz": "compressed",
  "assets/film.mp4": "0123456789abcdef".repeat(200_000),
  "search-index-ltr.bin": "\u0001\u0002".repeat(900),
  ".env": SECRET,
  ".git/config": SECRET,
  "assets/.hidden.js": SECRET,
  ".well-known/api-catalog": "{}",
  ".well-known/security.txt": "Contact: mailto:security@millrace.example\n",
  _headers: `/*\n  X-Content-Type-Options: nosniff\n\n/*.md\n  Content-Type: text/markdown; charset=utf-8\n\n/.well-known/api-catalog\n  Content-Type: application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"\n`,
  _redirects: "/old /new 301\n",
  "build-manifest.json": "{}",
  "headers.nginx.conf": 'add_header X-Content-Type-Options "nosniff" always;\n',
};

/** Writes the site into a folder, with a secret beside it that links of the site lead to. */
export function writeServingSite(folder: string): string {
  const site = join(folder, "site");
  for (const [path, text] of Object.entries(FILES)) {
    const file = join(site, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    utimesSync(file, CHANGED, CHANGED);
  }
  writeFileSync(join(folder, "secret.txt"), SECRET);
  writeFileSync(join(folder, "secret.html"), SECRET);
  symlinkSync("../secret.txt", join(site, "out.txt"));
  symlinkSync("../secret.html", join(site, "out.html"));
  symlinkSync("..", join(site, "up"));
  symlinkSync("self", join(site, "self"));
  return site;
}

/** Paths of the site and of what is near it, as they stand in addresses. */
export const PATHS = [
  ...Object.keys(FILES).map((path) => `/${encodeURIComponent(path).replaceAll("%2F", "/")}`),
  ..."/ /faq /faq/ /faq// //faq ///faq /release /release/ /release/6-9 /search /search/".split(" "),
  ..."/search/index.html /%C3%BCbung /a%20b%23c%25d /up/secret.txt /out /self /up /assets".split(
    " ",
  ),
  ..."/assets/ /.well-known/ /.well-known /.ENV /%2eenv /nope /nope.txt /FAQ /%66aq".split(" "),
  ..."/faq.html/ /faq.md/ /index /index/ /index.html/index.html /404 /404/ /_headers/".split(" "),
];
