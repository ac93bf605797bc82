// Plain JavaScript: it runs in a process of its own, under tsx, beside code of another site.
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const IMPORT = /(?:from\s*|import\s*\(?\s*|require\(\s*)["']([^"']*)["']/g;
const PACKAGE = /^(?:@[\w.-]+\/)?\w[\w.-]*/;
const ENDINGS = [
  "",
  ".ts",
  ".js",
  ".mjs",
  ".cjs",
  ".mts",
  ".tsx",
  ".json",
  "/index.ts",
  "/index.js",
];

/**
 * Files of a site that its configuration is made of: itself, what it imports, and those by which one
 * sees that a package comes, goes or is another version.
 */
export function sourcesOf(file, site, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  for (const [, specifier] of readFileSync(file, "utf8").matchAll(IMPORT)) {
    const [name] = PACKAGE.exec(specifier) ?? [];
    if (name) found.add(packageFile(name, { folder: site, site }));
    if (!specifier.startsWith(".")) continue;
    const path = ENDINGS.map((ending) => resolve(dirname(file), specifier + ending)).find(
      (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
    );
    if (path && /\.[cm]?[jt]sx?$/.test(path)) sourcesOf(path, site, found);
  }
  return found;
}

/** Where a package is installed, or would be. */
function packageFile(name, { folder, site }) {
  const file = join(folder, "node_modules", name, "package.json");
  const above = dirname(folder);
  if (existsSync(file)) return file;
  return above === folder
    ? join(site, "node_modules", name, "package.json")
    : packageFile(name, { folder: above, site });
}
