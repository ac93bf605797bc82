import { dirname, resolve } from "node:path";
import type { Plugin } from "vite";
import { DEFAULT_STATIC_FOLDER } from "../../config/content-schema.ts";
import { listFiles } from "../../files/files.ts";

/** `require("@site/static/" + name)` and the like: what stands there first begins the names of all that it may ask for. */
const PREFIXED =
  /\brequire\((?=\s*(?:`((?:[^`\\$]|\$(?!\{))+)\$\{|"([^"\\\n]+)"\s*\+|'([^'\\\n]+)'\s*\+))/g;

/** `require.context(folder, whetherBelow, pattern)`. */
const CONTEXT =
  /\brequire\.context\(\s*(["'`])([^"'`\\$\n]+)\1\s*(?:,\s*(true|false)\s*)?(?:,\s*\/((?:[^/\\\n[]|\\.|\[[^\]\n]*\])+)\/([a-z]*)\s*)?,?\s*\)/g;

/** What a name that is made as the code runs may stand for; scripts are asked for by a pattern. */
const ASKED = /\.(?:png|jpe?g|gif|webp|avif|ico|bmp|svg|mp4|webm|mov|ogg|mp3|wav|pdf|zip|json)$/i;

interface ContextOptions {
  /** Absolute path of the project. */
  root: string;
  /** Absolute path of the folder that "@site/" means. */
  siteDir: string;
  /** Is told the absolute path of each folder whose files decide on the result. */
  noteFolder?: (folder: string) => void;
}

interface Place extends ContextOptions {
  /** Absolute path of the module. */
  file: string;
}

/**
 * Has modules of a site import all that they may ask for by names that they make as they run, as the bundler of an
 * old site did.
 */
export function contextRequires(options: ContextOptions): Plugin {
  return {
    name: "context-requires",
    async transform(code, id) {
      const file = id.replace(/\?.*$/, "");
      if (!file.startsWith(`${options.root}/`) || file.includes("/node_modules/")) return;
      const changed = await withContexts(code, { ...options, file });
      return changed === code ? undefined : { code: changed, map: null };
    },
  };
}

async function withContexts(code: string, place: Place): Promise<string> {
  const imports = new Map<string, string>();
  const imported = (path: string) => {
    const name = imports.get(path) ?? `asked${imports.size}`;
    imports.set(path, name);
    return name;
  };
  const withPrefixes = await replaceEach(code, PREFIXED, async ([whole, ...prefixes]) => {
    const prefix = prefixes.find((one) => one !== undefined) ?? "";
    const found = await filesNamed(prefix, place);
    if (!found) return whole;
    const begin = prefix.slice(0, prefix.lastIndexOf("/") + 1);
    const all = found.names
      .map((name) => [`${begin}${name}`, `${found.folder}/${name}`] as const)
      .filter(([key]) => key.startsWith(prefix) && ASKED.test(key))
      .map(([key, file]) => [key, imported(file)] as const);
    return `${lookup(all)}(`;
  });
  const done = await replaceEach(
    withPrefixes,
    CONTEXT,
    async ([whole, , path = "", below, pattern, flags]) => {
      const found = await filesNamed(`${path}/`, place);
      if (!found) return whole;
      const all = found.names
        .filter((name) => below !== "false" || !name.includes("/"))
        .map((name) => [`./${name}`, `${found.folder}/${name}`] as const)
        .filter(([key]) => pattern === undefined || new RegExp(pattern, flags).test(key))
        .filter(([, file]) => file !== place.file)
        .map(([key, file]) => [key, imported(file)] as const);
      const keys = JSON.stringify(all.map(([key]) => key));
      return `Object.assign(${lookup(all)}, { keys: () => ${keys}, resolve: (name) => name })`;
    },
  );
  // What is required of a file of data is the data itself.
  const head = [...imports].map(([path, name]) => {
    const taken = /\.json$/i.test(path) ? name : `* as ${name}`;
    return `import ${taken} from ${JSON.stringify(path)};`;
  });
  return `${head.join("")}${done}`;
}

/** As `replaceAll`, which waits for nobody. */
async function replaceEach(
  code: string,
  pattern: RegExp,
  replacement: (match: RegExpExecArray) => Promise<string>,
): Promise<string> {
  const parts: string[] = [];
  let from = 0;
  for (const match of code.matchAll(pattern)) {
    parts.push(code.slice(from, match.index), await replacement(match));
    from = match.index + match[0].length;
  }
  return parts.join("") + code.slice(from);
}

/** A function that gives what a name stands for. */
function lookup(all: readonly (readonly [string, string])[]): string {
  const entries = all.map(([key, name]) => `${JSON.stringify(key)}: ${name}`).join(", ");
  return `((all) => (name) => { if (Object.hasOwn(all, name)) return all[name]; throw new Error("Cannot find module '" + name + "'"); })({ ${entries} })`;
}

/** The folder whose files a name may mean that begins so, and their paths below it; packages are not looked into. */
async function filesNamed(
  prefix: string,
  { file, siteDir, noteFolder }: Place,
): Promise<{ folder: string; names: string[] } | undefined> {
  const path = prefix.slice(0, prefix.lastIndexOf("/") + 1);
  let found: { folder: string; names: string[] } | undefined;
  for (const folder of foldersOf(path, file, siteDir)) {
    noteFolder?.(folder);
    found = { folder, names: await listFiles(folder) };
    if (found.names.length > 0) break;
  }
  return found;
}

/** A path from the root is one of the static files, else of the site: https://webpack.js.org/configuration/resolve/#resolveroots */
function foldersOf(path: string, file: string, siteDir: string): string[] {
  if (path.startsWith("@site/")) return [resolve(siteDir, path.slice("@site/".length))];
  if (/^\/./.test(path))
    return [DEFAULT_STATIC_FOLDER, "."].map((folder) => resolve(siteDir, folder, `.${path}`));
  return path.startsWith(".") ? [resolve(dirname(file), path)] : [];
}
