/** What a file is imported as: whatever it is, its text, the data that it holds, or its address. */
export type ImportForm = "module" | "text" | "yaml" | "address";

/** An import in the spelling of another bundler, taken apart. */
export interface LoaderChain {
  /** Path or package, without loaders and query. */
  path: string;
  form: ImportForm;
  /** Names of loaders that change what is imported, and that are not run. */
  notRun: string[];
}

/** Loaders that say what an import gives. */
const FORMS: Readonly<Record<string, ImportForm>> = {
  "raw-loader": "text",
  "yaml-loader": "yaml",
  "js-yaml-loader": "yaml",
  "file-loader": "address",
  "url-loader": "address",
};

/** Loaders that do what is done with such files anyway. */
const USUAL =
  /^(?:babel|ts|swc|esbuild|json|mdx|css|style|sass|less|postcss|thread|cache)-loader$|^@(?:svgr|mdx-js)\//;

const DATA = /\.ya?ml$/i;
const IMAGE = /\.(?:png|jpe?g|gif|webp|avif|svg|ico|bmp)$/i;

/**
 * Takes apart what bundlers read before and behind the path of an import: "!!raw-loader!./x.ts",
 * "raw-loader!own-loader?a=1!./x.ts", "-!./x.ts?raw", "./x.svg?url". The first loader has the last word.
 */
export function readLoaders(written: string): LoaderChain {
  // A package may have a query, as in a path; a name has none.
  const parts = written.replace(/^-?!{1,2}/, "").split("!");
  const [path = "", query = ""] = splitQuery(parts.pop() ?? "");
  const loaders = parts.map((part) => loaderName(splitQuery(part)[0] ?? ""));
  const known = loaders.find((name) => Object.hasOwn(FORMS, name));
  const notRun = loaders.filter((name) => name !== known && !USUAL.test(name));
  const asked = /^(?:raw|source)(?:&|$)/.test(query)
    ? "text"
    : query === "url"
      ? "address"
      : undefined;
  // Nothing can be imported of such a file but its data, and only sites that have a loader for that do it.
  if (parts.length === 0 && !asked && DATA.test(path)) return { path, form: "yaml", notRun };
  // Who writes a loader for one file wants other things of it than what it exports.
  const unknown = notRun.length > 0 && !IMAGE.test(path) ? "text" : "module";
  return { path, form: FORMS[known ?? ""] ?? asked ?? unknown, notRun };
}

function splitQuery(text: string): string[] {
  return text.split(/\?(.*)/s);
}

/** Of a path to a loader the name of its package or folder: "./loaders/own-loader.js" is "own-loader". */
function loaderName(path: string): string {
  const inPackages = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(path)?.[1];
  if (inPackages !== undefined) return inPackages;
  if (!/^[./]|^@site\//.test(path)) return path;
  return path.replace(/^.*\/(?!index\.)/, "").replace(/(?:\/index)?\.[cm]?[jt]s$/, "");
}
