import { readFile } from "node:fs/promises";
import { join, posix } from "node:path";
import type { SiteConfig } from "../../config/schema.ts";
import { listFiles } from "../../files/files.ts";
import { mainLanguage } from "../../model/site.ts";
import { describePost } from "../../pages/blog/posts.ts";
import { recentPosts } from "../../pages/blog/recent.ts";
import type { DocSet, SetVersion } from "../../pages/doc-set.ts";
import type { ReadTexts } from "../translations.ts";
import { describePostSource } from "./describe-source.ts";

/** Where translations of a set are looked for. */
export interface TranslatedSet {
  set: DocSet;
  /** What its collection is called; "" for pages that are called nothing. */
  collection: string;
  /** Folder of the version: "current", "version-1.0". */
  version: string;
}

/**
 * The sets of the languages besides the first: each stands below its code, and takes the pages that it
 * has not translated from the set that it translates.
 */
export async function localizedSets(
  sets: readonly TranslatedSet[],
  { locales, content }: SiteConfig,
  reading: Reading,
): Promise<DocSet[]> {
  const languages = locales.slice(1).map(({ code }) => code);
  return Promise.all(
    languages.flatMap((language) =>
      sets.map((set) => localize(set, { language, content, ...reading })),
    ),
  );
}

/**
 * The sets of the first language. What stands in its own folder of translations takes the place of what it
 * translates: the files beside it may be of another language.
 */
export function firstSets(
  sets: readonly TranslatedSet[],
  { locales, content }: SiteConfig,
  reading: Reading,
): Promise<DocSet[]> {
  const { root } = reading;
  const place = { language: mainLanguage({ locales }), content, ...reading };
  return Promise.all(
    sets.map(async (translated) => {
      const { set } = translated;
      const { translations, folder, messages } = translationsOf(translated, place);
      const files = await listFiles(join(root, folder));
      if (messages.size === 0 && files.length === 0) return set;
      const labels = set.version && { version: { ...set.version, ...versionLabel(messages) } };
      const named = { ...set, messages, ...labels };
      if (!files.some((file) => PAGE.test(file))) return inWordsOf(named, messages);
      const posts = set.posts && { posts: await localizedPosts(set, { root, translations }) };
      const own = { folder, ...posts, base: set.folder, editFolder: editFolderOf(set) };
      return inWordsOf({ ...named, ...own }, messages);
    }),
  );
}

const PAGE = /\.(?:mdx?|[jt]sx?)$/;

interface Reading {
  /** Absolute path of the project. */
  root: string;
  readTexts: ReadTexts;
}

interface Place extends Reading {
  language: string;
  content: SiteConfig["content"];
}

/** Where the translations of a set are, and what they say besides its pages. */
function translationsOf(
  { set, collection, version }: TranslatedSet,
  { language, content, readTexts }: Place,
) {
  const { kind } = set.options;
  // One collection of pages, and one of posts, has no name of its own there.
  const name = `docusaurus-plugin-content-${kind}`;
  const plugin = [name, kind === collection ? "" : collection].filter(Boolean).join("-");
  const translations = posix.join(content.site, "i18n", language, plugin);
  const named = kind === "blog" ? "options" : version;
  const texts = readTexts(posix.join(translations, `${named}.json`));
  return {
    translations,
    folder: kind === "docs" ? posix.join(translations, version) : translations,
    messages: new Map(Object.entries(texts)),
  };
}

async function localize(translated: TranslatedSet, place: Place): Promise<DocSet> {
  const { set } = translated;
  const { language, root } = place;
  const { translations, folder, messages } = translationsOf(translated, place);
  const posts = set.posts && { posts: await localizedPosts(set, { root, translations }) };
  const version = set.version && { version: localizedVersion(set.version, language, messages) };
  const own: DocSet = {
    ...set,
    id: [language, set.id].filter(Boolean).join("-"),
    folder,
    route: `/${language}${set.route}`,
    language: { code: language, of: set.id },
    messages,
    base: set.folder,
    ...posts,
    editFolder: editFolderOf(set),
    ...version,
  };
  return inWordsOf(own, messages);
}

function editFolderOf({ editFolder, folder }: DocSet): string {
  return editFolder ?? folder;
}

/** A blog as it is called in the language, with its newest posts beside them; any other set as it is. */
function inWordsOf(set: DocSet, messages: ReadonlyMap<string, string>): DocSet {
  const { options } = set;
  if (options.kind !== "blog") return set;
  const { title, description, sidebarTitle } = options.blog;
  const blog = {
    ...options.blog,
    title: messages.get("title") ?? title,
    description: messages.get("description") ?? description,
    sidebarTitle: messages.get("sidebar.title") ?? sidebarTitle,
  };
  const named = { ...set, options: { ...options, blog } };
  return { ...named, sidebars: recentPosts(named) };
}

/** The same posts below the folder of their translations, those that are translated by their own words. */
async function localizedPosts(
  { posts, folder, authors = {}, options: { blog } }: DocSet,
  { root, translations }: { root: string; translations: string },
): Promise<DocSet["posts"]> {
  const moved = [...(posts?.values() ?? [])].map(async (post) => {
    const path = posix.join(translations, posix.relative(folder, post.path));
    const text = await readFile(join(root, path), "utf8").catch(() => undefined);
    if (text === undefined) return [path, { ...post, path, file: post.path }] as const;
    const source = await describePostSource({ path, text });
    const own = describePost(source, {
      folder: translations,
      authors,
      readingTime: blog.readingTime,
    });
    return [path, { ...own, time: own.time || post.time }] as const;
  });
  return new Map(await Promise.all(moved));
}

function localizedVersion(
  version: SetVersion,
  language: string,
  messages: ReadonlyMap<string, string>,
): SetVersion {
  return {
    ...version,
    ...versionLabel(messages),
    latestRoute: `/${language}${version.latestRoute}`.replace(/(?<=.)\/$/, ""),
  };
}

function versionLabel(messages: ReadonlyMap<string, string>): Partial<Pick<SetVersion, "label">> {
  const label = messages.get("version.label");
  return label === undefined ? {} : { label };
}
