import { readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import picomatch from "picomatch";
import { parse } from "yaml";
import type { z } from "zod";
import type { VersionOptions } from "../config/docs-options.ts";
import type { SiteConfig } from "../config/schema.ts";
import { sidebarSchema } from "../config/sidebar-schema.ts";
import { SiteError } from "../diagnostics/site-error.ts";
import { listFiles, readJson } from "../files/files.ts";
import {
  authorsFileSchema,
  type BlogPost,
  describePost,
  listedPosts,
} from "../pages/blog/posts.ts";
import { RECENT } from "../pages/doc.ts";
import {
  type CategoryFile,
  categoryFileSchema,
  type DocSet,
  docSet,
  type SetVersion,
  tagsFileSchema,
} from "../pages/doc-set.ts";
import { withSlugs } from "../pages/generated-index.ts";
import { readFrontMatter } from "../sources/markdown/front-matter.ts";
import { normalizeText } from "../sources/markdown/source-text.ts";
import { describeSource } from "./describe-source.ts";
import { localizedSets } from "./localized-sets.ts";

/** A collection of pages as the configuration has it; `id` is "" for `content`. */
interface Collection {
  id: string;
  path: string;
  route: string;
  sidebars: SiteConfig["sidebars"];
  versions: VersionOptions;
  options: DocSet["options"];
}

const CURRENT = "current";

/** Hears of a file that can't be read, which is then left out; throws where a site must not go without. */
export type OnProblem = (problem: SiteError) => void;

/**
 * All versions of all collections of a site.
 *
 * @param onProblem Hears of each file beside the pages that can't be read.
 */
export async function loadDocSets(
  config: SiteConfig,
  root: string,
  onProblem: OnProblem,
): Promise<DocSet[]> {
  const { content, collections, sidebars } = config;
  const all: Collection[] = [{ ...content, id: "", sidebars }, ...collections].map(
    ({ id, path, route, sidebars: own, ...options }) => ({
      id,
      path,
      route,
      sidebars: own,
      versions: options.versions,
      options,
    }),
  );
  const versions = all.map(async (collection) => {
    const sets = await versionsOf(collection, { root, siteDir: content.site, onProblem });
    return sets.map((set) => ({
      set,
      collection: collection.id,
      version: isOld(set) ? `version-${set.version?.name}` : CURRENT,
    }));
  });
  const sets = (await Promise.all(versions)).flat();
  return [...sets.map(({ set }) => set), ...(await localizedSets(sets, config, root))];
}

/** Whether a set has a folder beside those of other versions. */
function isOld({ version }: DocSet): boolean {
  return version !== undefined && version.name !== CURRENT;
}

interface Loading {
  root: string;
  siteDir: string;
  onProblem: OnProblem;
}

async function versionsOf(
  collection: Collection,
  { root, siteDir, onProblem }: Loading,
): Promise<DocSet[]> {
  const { id, path, route, sidebars, versions, options } = collection;
  const prefix = id === "" ? "" : `${id}_`;
  const names = await readVersionNames(join(root, siteDir, `${prefix}versions.json`));
  if (names === undefined) {
    return [
      await loadSet(
        { id, folder: posix.normalize(path), route: plain(route), sidebars, options },
        { root, onProblem },
      ),
    ];
  }
  const listed = [...(versions.includeCurrent ? [CURRENT] : []), ...names];
  const published = listed.filter((name) => versions.only?.includes(name) ?? true);
  const last = versions.lastVersion ?? names.find((name) => published.includes(name)) ?? CURRENT;
  const folders = join(root, siteDir);
  return Promise.all(
    published.map(async (name) => {
      const version = describeVersion(name, last, { names, versions, route });
      const isCurrent = name === CURRENT;
      const file = join(folders, `${prefix}versioned_sidebars/version-${name}-sidebars.json`);
      return loadSet(
        {
          id: [id, name === last ? "" : name].filter(Boolean).join("-"),
          folder: isCurrent
            ? posix.normalize(path)
            : posix.join(siteDir, `${prefix}versioned_docs/version-${name}`),
          route: versionRoute(name, last, { versions, route }),
          sidebars: isCurrent ? sidebars : await readSidebars(file, { root, onProblem }),
          version,
          options,
          ...(options.editCurrent ? { editFolder: posix.normalize(path) } : {}),
        },
        { root, onProblem },
      );
    }),
  );
}

function plain(route: string): string {
  return route === "/" ? "" : route;
}

function versionRoute(
  name: string,
  last: string,
  { versions, route }: Pick<Collection, "versions" | "route">,
): string {
  const usual = name === last ? "" : name === CURRENT ? "next" : name;
  const path = versions.options[name]?.path ?? usual;
  return plain(posix.join(route, path).replace(/\/+$/, "") || "/");
}

function describeVersion(
  name: string,
  last: string,
  { names, versions, route }: { names: string[] } & Pick<Collection, "versions" | "route">,
): SetVersion {
  const options = versions.options[name] ?? {};
  const order = [CURRENT, ...names];
  const usual = order.indexOf(name) < order.indexOf(last) ? "unreleased" : "unmaintained";
  return {
    name,
    label: options.label ?? (name === CURRENT ? "Next" : name),
    banner: options.banner ?? (name === last ? "none" : usual),
    noIndex: options.noIndex ?? false,
    latestRoute: versionRoute(last, last, { versions, route }) || "/",
  };
}

async function readVersionNames(file: string): Promise<string[] | undefined> {
  const value = await readJson(file);
  return Array.isArray(value) ? value.map(String) : undefined;
}

async function readSidebars(
  file: string,
  { root, onProblem }: Omit<Loading, "siteDir">,
): Promise<DocSet["sidebars"]> {
  const value = (await readJson(file)) ?? {
    defaultSidebar: [{ type: "autogenerated", dirName: "." }],
  };
  return Object.fromEntries(
    Object.entries(Object(value)).flatMap(([name, items]) => {
      const result = sidebarSchema.safeParse(items);
      if (result.success) return [[name, result.data]];
      onProblem(
        fileError(posix.relative(root, file), `The sidebar "${name}": ${result.error.message}`),
      );
      return [];
    }),
  );
}

async function loadSet(
  set: Pick<DocSet, "folder"> & Partial<DocSet>,
  { root, onProblem }: Omit<Loading, "siteDir">,
): Promise<DocSet> {
  const files = await listFiles(join(root, set.folder));
  const read = async <Output>(file: string, schema: z.ZodType<Output>) => {
    const path = posix.join(set.folder, file);
    const text = await readFile(join(root, path), "utf8");
    try {
      return readFacts(text, schema, path);
    } catch (error) {
      if (!(error instanceof SiteError)) throw error;
      onProblem(error);
      return schema.parse({});
    }
  };
  const categories = new Map<string, CategoryFile>();
  for (const file of files.filter((name) => CATEGORY_FILE.test(name))) {
    const folder = posix.dirname(file);
    categories.set(folder === "." ? "" : folder, await read(file, categoryFileSchema));
  }
  const tagsFile = files.find((file) => /^tags\.ya?ml$/.test(file));
  const tags = tagsFile === undefined ? {} : await read(tagsFile, tagsFileSchema);
  const described = docSet({ ...set, categories, tags: new Map(Object.entries(tags)) });
  return withSlugs(
    described.options.kind === "blog"
      ? await withPosts(described, { root, files, read })
      : described,
  );
}

interface BlogFiles {
  root: string;
  /** Relative to the folder of the set. */
  files: readonly string[];
  read<Output>(file: string, schema: z.ZodType<Output>): Promise<Output>;
}

/** The set with its posts, and a sidebar of the newest. */
async function withPosts(set: DocSet, { root, files, read }: BlogFiles): Promise<DocSet> {
  const authorsFile = files.find((file) => /^authors\.(?:ya?ml|json)$/.test(file));
  const authors = authorsFile === undefined ? {} : await read(authorsFile, authorsFileSchema);
  const isPost = picomatch(set.options.include, { ignore: set.options.exclude });
  const posts = new Map<string, BlogPost>();
  for (const file of files.filter((name) => /\.mdx?$/.test(name) && isPost(name))) {
    const path = posix.join(set.folder, file);
    const text = await readFile(join(root, path), "utf8");
    const { content } = readFrontMatter(normalizeText(text), path);
    const described = { ...(await describeSource({ path, text })), content };
    posts.set(path, describePost(described, { folder: set.folder, authors }));
  }
  const { sidebarTitle, sidebarCount, isAscending } = set.options.blog;
  const listed = listedPosts(posts.values(), isAscending);
  const shown = sidebarCount === "ALL" ? listed : listed.slice(0, sidebarCount);
  const items = shown.map(({ path }) => posix.relative(set.folder, path).replace(/\.mdx?$/, ""));
  const recent = { type: "category" as const, label: sidebarTitle, collapsible: false, items };
  const sidebars = items.length > 0 ? { [RECENT]: [recent] } : {};
  return { ...set, authors, posts, sidebars };
}

const CATEGORY_FILE = /(?:^|\/)_category_\.(?:json|ya?ml)$/;

/** A JSON or YAML file beside the pages. */
function readFacts<Output>(text: string, schema: z.ZodType<Output>, file: string): Output {
  let value: unknown;
  try {
    value = parse(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw fileError(file, `This file can't be read: ${reason}`);
  }
  const result = schema.safeParse(value ?? {});
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  throw fileError(file, `"${issue?.path.join(".")}": ${issue?.message}.`);
}

function fileError(file: string, message: string): SiteError {
  return new SiteError([
    {
      code: "category-file",
      severity: "error",
      file,
      line: 1,
      column: 1,
      message,
      hint: "Mend the file.",
    },
  ]);
}
