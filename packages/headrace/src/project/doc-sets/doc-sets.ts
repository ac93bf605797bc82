import { existsSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";
import picomatch from "picomatch";
import { z } from "zod";
import { versionsPrefix } from "../../config/collections.ts";
import type { VersionOptions } from "../../config/docs-options.ts";
import type { SiteConfig } from "../../config/schema.ts";
import { readSidebar } from "../../config/sidebar-schema.ts";
import { sidebarsByVersion } from "../../config/sidebars-by-version.ts";
import { complaint, remedy } from "../../diagnostics/complaint.ts";
import { SiteError } from "../../diagnostics/site-error.ts";
import { exists, ifThere, listFiles } from "../../files/files.ts";
import { authorsFileSchema, type BlogPost, describePost } from "../../pages/blog/posts.ts";
import { recentPosts } from "../../pages/blog/recent.ts";
import {
  type CategoryFile,
  CURRENT_VERSION as CURRENT,
  categoryFileSchema,
  type DocSet,
  docSet,
  namedAuthorsFile,
  type SetVersion,
  tagsFileSchema,
} from "../../pages/doc-set.ts";
import { withSlugs } from "../../pages/generated-index.ts";
import { readFirstCommits } from "../../pages/git-history.ts";
import { type DataFileOptions, readDataFile } from "../../sources/data-file.ts";
import type { ReadTexts } from "../translations.ts";
import { describePostSource } from "./describe-source.ts";
import { firstSets, localizedSets } from "./localized-sets.ts";
import { withoutVersion } from "./older-sidebars.ts";
import { pageForms } from "./page-forms.ts";

/** A collection of pages as the configuration has it; `id` is "" for `content`. */
interface Collection {
  id: string;
  /** What its versions and translations are called by; "" for nothing. */
  name: string;
  path: string;
  route: string;
  sidebars: SiteConfig["sidebars"];
  versions: VersionOptions;
  options: DocSet["options"];
}

/** Hears of a file that can't be read, which is then left out. */
export type OnProblem = (problem: SiteError) => void;

/** All versions of all collections of a site. */
export async function loadDocSets(
  config: SiteConfig,
  { root, onProblem, readTexts }: Omit<Loading, "siteDir"> & { readTexts: ReadTexts },
): Promise<DocSet[]> {
  const { content, collections, sidebars } = config;
  const main = { ...content, id: "", name: content.id ?? "", sidebars };
  const others = collections.map((collection) => ({ ...collection, name: collection.id }));
  const all: Collection[] = [main, ...others].map(
    ({ id, name, path, route, sidebars: own, ...options }) => ({
      id,
      name,
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
      set: { ...set, forms: pageForms(set.options, content, root) },
      collection: collection.name,
      version: isOld(set) ? `version-${set.version?.name}` : CURRENT,
    }));
  });
  const sets = (await Promise.all(versions)).flat();
  const reading = { root, readTexts };
  return [
    ...(await firstSets(sets, config, reading)),
    ...(await localizedSets(sets, config, reading)),
  ];
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
  const { id, name: called, path, route, sidebars, versions, options } = collection;
  const prefix = versionsPrefix(called);
  const names = await readVersionNames(called, { root, siteDir, onProblem });
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
  const last =
    [versions.lastVersion ?? "", ...names].find((name) => published.includes(name)) ?? CURRENT;
  const { ofNone, ofCurrent } = sidebarsByVersion(sidebars);
  return Promise.all(
    published.map(async (name) => {
      const version = describeVersion(name, last, { names, versions, route });
      const isCurrent = name === CURRENT;
      const file = `${prefix}versioned_sidebars/version-${name}-sidebars.json`;
      const place = { file: posix.join(siteDir, file), version: name };
      return loadSet(
        {
          id: [id, name === last ? "" : name].filter(Boolean).join("-"),
          folder: isCurrent
            ? posix.normalize(path)
            : posix.join(siteDir, `${prefix}versioned_docs/version-${name}`),
          route: versionRoute(name, last, { versions, route }),
          sidebars: {
            ...(name === last ? ofNone : {}),
            ...(isCurrent ? ofCurrent : readSidebars(place, { root, onProblem })),
          },
          ...(isCurrent ? {} : { sidebarsFile: place.file }),
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

/**
 * The versions of a collection besides that of its folder; `undefined` when there is no list of them.
 *
 * @param called What its files are called by; "" for nothing.
 */
export async function readVersionNames(
  called: string,
  { root, siteDir, onProblem }: Loading,
): Promise<string[] | undefined> {
  const file = posix.join(siteDir, `${versionsPrefix(called)}versions.json`);
  if (!(await exists(join(root, file)))) return undefined;
  const options = { root, path: file, schema: versionNames, code: "versions" } as const;
  return readFittingFile(options, onProblem);
}

const versionNames = z.array(z.string()).superRefine((names, context) => {
  for (const [at, name] of names.entries())
    if (names.indexOf(name) < at)
      context.addIssue({ code: "custom", path: [at], message: `names "${name}" again` });
});

/** What is right of a file, if it is still there; the rest is told. */
function readFittingFile<Output>(
  options: DataFileOptions<Output>,
  onProblem: Loading["onProblem"],
): Output | undefined {
  const read = ifThere(() => readDataFile(options));
  if (read === undefined) return undefined;
  if ("problems" in read) onProblem(new SiteError(read.problems));
  return read.value;
}

function readSidebars(
  { file, version }: { file: string; version: string },
  { root, onProblem }: Omit<Loading, "siteDir">,
): DocSet["sidebars"] {
  const schema = z.record(z.string(), z.unknown());
  const code = "sidebars-file";
  const read = ifThere(() => readDataFile({ root, path: file, schema, code }));
  if (read === undefined) return { defaultSidebar: [{ type: "autogenerated", dirName: "." }] };
  if ("problems" in read) {
    onProblem(new SiteError(read.problems));
    return {};
  }
  return Object.fromEntries(
    Object.entries(withoutVersion(read.value, version)).flatMap(([name, items]) => {
      const { value, issues } = readSidebar(items);
      const problems = issues.map((issue) => ({
        code,
        severity: "error" as const,
        message: `The sidebar's "${[name, ...issue.path].join(".")}" ${complaint(issue)}.`,
        hint: remedy(issue),
        file,
        ...read.placeOf([name, ...issue.path]),
      }));
      if (problems.length > 0) onProblem(new SiteError(problems));
      return value ? [[name, value]] : [];
    }),
  );
}

async function loadSet(
  set: Pick<DocSet, "folder"> & Partial<DocSet>,
  { root, onProblem }: Omit<Loading, "siteDir">,
): Promise<DocSet> {
  const files = await listFiles(join(root, set.folder));
  const read = <Output>(file: string, schema: z.ZodType<Output>) => {
    const path = posix.join(set.folder, file);
    const options = { root, path, schema, code: "category-file" } as const;
    return readFittingFile(options, onProblem) ?? schema.parse({});
  };
  const categories = new Map<string, CategoryFile>();
  for (const file of files.filter((name) => CATEGORY_FILE.test(name))) {
    const folder = posix.dirname(file);
    categories.set(folder === "." ? "" : folder, read(file, categoryFileSchema));
  }
  const tagsFile = files.find((file) => /^tags\.ya?ml$/.test(file));
  const tags = tagsFile === undefined ? {} : read(tagsFile, tagsFileSchema);
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
  read<Output>(file: string, schema: z.ZodType<Output>): Output;
}

/** The set with its posts, and a sidebar of the newest. */
async function withPosts(set: DocSet, { root, files, read }: BlogFiles): Promise<DocSet> {
  const authorsFile = authorsFileOf(set, { root, files });
  const authors = authorsFile === undefined ? {} : read(authorsFile, authorsFileSchema);
  const isPost = picomatch(set.options.include, { ignore: set.options.exclude });
  const { readingTime } = set.options.blog;
  const posts = new Map<string, BlogPost>();
  for (const file of files.filter((name) => /\.mdx?$/.test(name) && isPost(name))) {
    const path = posix.join(set.folder, file);
    const text = ifThere(() => readFileSync(join(root, path), "utf8"));
    if (text === undefined) continue;
    const source = await describePostSource({ path, text });
    posts.set(path, describePost(source, { folder: set.folder, authors, readingTime }));
  }
  const undated = [...posts.values()].filter(({ time }) => time === 0);
  const paths = undated.map(({ path }) => path);
  const commits = paths.length > 0 ? await readFirstCommits(root, paths) : new Map();
  for (const post of undated)
    posts.set(post.path, { ...post, time: (commits.get(post.path) ?? 0) * 1000 });
  const blog = { ...set, authors, posts };
  return { ...blog, sidebars: recentPosts(blog) };
}

/** Relative to the folder of the set. One that the blog names may be shared with others, and stand beside it. */
function authorsFileOf(
  set: DocSet,
  { root, files }: Pick<BlogFiles, "root" | "files">,
): string | undefined {
  const { authorsFile } = set.options.blog;
  if (!authorsFile) return files.find((file) => /^authors\.(?:ya?ml|json)$/.test(file));
  const path = namedAuthorsFile(set);
  return path && existsSync(join(root, path)) ? authorsFile : undefined;
}

const CATEGORY_FILE = /(?:^|\/)_category_\.(?:json|ya?ml)$/;
