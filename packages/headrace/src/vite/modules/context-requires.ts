import { readdir } from "node:fs/promises";
import { dirname, join, relative, resolve } from "node:path";
import type { Plugin } from "vite";

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
  if (!/\brequire(?:\.context)?\(/.test(code)) return code;
  const head: string[] = [];
  const imported = (path: string) => {
    const name = `asked${head.length}`;
    head.push(`import * as ${name} from ${JSON.stringify(path)};`);
    return name;
  };
  const replaced = new Map<string, string>();
  for (const [whole, ...prefixes] of code.matchAll(PREFIXED)) {
    const prefix = prefixes.find((one) => one !== undefined) ?? "";
    const folder = folderOf(prefix, place);
    if (folder === undefined || replaced.has(`${whole}${prefix}`)) continue;
    place.noteFolder?.(folder);
    const begin = prefix.slice(0, prefix.lastIndexOf("/") + 1);
    const names = (await filesBelow(folder)).filter(
      (name) => `${begin}${name}`.startsWith(prefix) && ASKED.test(name),
    );
    const all = names.map((name) => [`${begin}${name}`, imported(`${folder}/${name}`)] as const);
    replaced.set(`${whole}${prefix}`, `${lookup(all)}(`);
  }
  const asked = code.replace(PREFIXED, (whole, ...prefixes: (string | undefined)[]) => {
    const prefix = prefixes.slice(0, 3).find((one) => one !== undefined) ?? "";
    return replaced.get(`${whole}${prefix}`) ?? whole;
  });
  const contexts = await Promise.all(
    [...asked.matchAll(CONTEXT)].map(async ([, , path = "", below, pattern, flags]) => {
      const folder = folderOf(`${path}/`, place);
      if (folder === undefined) return;
      place.noteFolder?.(folder);
      const names = (await filesBelow(folder))
        .filter((name) => below !== "false" || !name.includes("/"))
        .map((name) => [`./${name}`, `${folder}/${name}`] as const)
        .filter(([key]) => pattern === undefined || new RegExp(pattern, flags).test(key));
      return names.filter(([, file]) => file !== place.file);
    }),
  );
  let at = 0;
  const done = asked.replace(CONTEXT, (whole) => {
    const found = contexts[at++];
    if (!found) return whole;
    const all = found.map(([key, file]) => [key, imported(file)] as const);
    const keys = JSON.stringify(found.map(([key]) => key));
    return `Object.assign(${lookup(all)}, { keys: () => ${keys}, resolve: (name) => name })`;
  });
  return `${head.join("")}${done}`;
}

/** A function that gives what a name stands for. */
function lookup(all: readonly (readonly [string, string])[]): string {
  const entries = all.map(([key, name]) => `${JSON.stringify(key)}: ${name}`).join(", ");
  return `((all) => (name) => { if (Object.hasOwn(all, name)) return all[name]; throw new Error("Cannot find module '" + name + "'"); })({ ${entries} })`;
}

/** The folder whose files a name may mean that begins so; packages are not looked into. */
function folderOf(prefix: string, { file, siteDir }: Place): string | undefined {
  const path = prefix.slice(0, prefix.lastIndexOf("/") + 1);
  if (path.startsWith("@site/")) return resolve(siteDir, path.slice("@site/".length));
  return path.startsWith(".") ? resolve(dirname(file), path) : undefined;
}

/** Sorted paths of all files below a folder, with forward slashes; none where it is absent. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll("\\", "/"))
    .sort();
}
