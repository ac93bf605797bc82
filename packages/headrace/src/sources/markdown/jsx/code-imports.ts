import { posix } from "node:path";

/** What an import may leave out at its end, in the order in which it is tried. */
const MODULE_ENDINGS = ["", ".tsx", ".ts", ".jsx", ".js", ".mjs", ".json"];
const INDEX_FILES = ["/index.tsx", "/index.ts", "/index.jsx", "/index.js"];

/** The paths that an import may mean, the likeliest first. */
export function modulePaths(path: string): string[] {
  const bare = path.replace(/\/+$/, "");
  return [...MODULE_ENDINGS, ...INDEX_FILES].map((ending) => bare + ending);
}

const FENCED_CODE = /^[ \t]*(`{3,}|~{3,})[\s\S]*?^[ \t]*\1/gm;
/** What stands in this fence is part of the page. */
const UNWRAPPED = /^[ \t]*[`~]+mdx-code-block/;
const IMPORT = /(?:^|;[ \t]*)import\s(?:([^"';]*?)\sfrom\s*)?["']([^"'\n]+)["']/gm;

/** An import as it is written. */
interface WrittenImport {
  specifier: string;
  /** Of Markdown: whether it is wanted as a module, for a name that it exports or as a value. */
  isModule: boolean;
}

/** All imports of a page or partial; those in its code samples do not count. */
export function writtenImports(text: string): WrittenImport[] {
  if (!text.includes("import")) return [];
  const outside = withoutSamples(text);
  return Array.from(outside.matchAll(IMPORT), ([, names = "", specifier = ""]) => ({
    specifier: specifier.replace(/\\(.)/g, "$1"),
    isModule: /[{*]/.test(names) || isValue(/^[\w$]*/.exec(names)?.[0] ?? "", outside),
  }));
}

/** A text without its blocks of code. */
export function withoutSamples(text: string): string {
  return text.replace(FENCED_CODE, (block) => (UNWRAPPED.test(block) ? block : ""));
}

/** The names of some that stand for a value in an expression, not only for a tag: `{{ name, key: name }}`, `{[name]}`. */
export function namesOfValues(names: readonly string[], text: string): string[] {
  const outside = withoutSamples(text);
  return names.filter((name) => isValue(name, outside));
}

function isValue(name: string, outside: string): boolean {
  const written = name.replaceAll("$", "\\$");
  return name !== "" && new RegExp(`[{,:([?=&|]\\s*${written}\\s*[},:)\\]?&|;]`).test(outside);
}

/** The path, relative to the root, that an import of a file names; `undefined` for a package. */
export function importedPath(specifier: string, from: string, siteDir: string): string | undefined {
  if (specifier.startsWith("@site/")) return posix.join(siteDir, specifier.slice("@site/".length));
  if (specifier.startsWith("/")) return posix.join(siteDir, specifier);
  if (!/^\.{1,2}(?:\/|$)/.test(specifier)) return undefined;
  return posix.join(posix.dirname(from), specifier);
}
