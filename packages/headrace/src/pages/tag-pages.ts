import { posix } from "node:path";
import { fill, fillPlural, type Messages } from "../model/messages/messages.ts";
import type { SourceFile } from "../sources/compiled-page.ts";
import type { FrontMatter } from "../sources/front-matter-schema.ts";
import { type DocSet, generatedFolder, type TagFacts } from "./doc-set.ts";
import { asExpression, listLink } from "./list-link.ts";
import { dialectAddress, type TagAddresses, tagAddresses } from "./tag-addresses.ts";

/** A tag of a page, and the route of the page that lists all that have it. */
export interface Tag {
  label: string;
  route: string;
  description?: string | undefined;
}

/** What lists are written with. */
export interface ListOptions {
  /** Code of their language. */
  language: string;
  /** The sentences of that language. */
  messages: Messages;
}

/** A page with its tags, before anything is compiled. */
export interface TaggedPage {
  /** Path of the source. */
  path: string;
  title: string;
  frontMatter: FrontMatter;
}

/**
 * The tags of a page; `tags.yml` gives those that it names another label and another address.
 *
 * @param addresses Of the tags of all pages beside it.
 */
export function tagsOf(
  { tags = [] }: FrontMatter,
  { route, tags: known, options }: Pick<DocSet, "route" | "tags" | "options">,
  addresses: TagAddresses,
): Tag[] {
  return tags.map((tag) => {
    const facts: TagFacts = typeof tag === "string" ? (known.get(tag) ?? {}) : tag;
    const name = typeof tag === "string" ? tag : tag.label;
    const address = facts.permalink ?? addresses.get(name) ?? dialectAddress(name);
    return {
      label: facts.label ?? (known.has(name) ? capitalized(name) : name),
      route: route + posix.join(options.tagsRoute, address),
      description: facts.description,
    };
  });
}

/** How a tag that `tags.yml` gives no label is called. */
function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1).toLowerCase();
}

/** What has each tag, by the route of the tag's page; once, however often and however spelled it is named. */
export function groupByTag<Page extends Pick<TaggedPage, "frontMatter">>(
  set: DocSet,
  pages: readonly Page[],
): { tag: Tag; pages: Page[] }[] {
  const tags = new Map<string, { tag: Tag; pages: Page[] }>();
  const addresses = tagAddresses(pages, set);
  for (const page of pages) {
    for (const tag of tagsOf(page.frontMatter, set, addresses)) {
      const entry = tags.get(tag.route) ?? { tag, pages: [] };
      tags.set(tag.route, entry);
      if (!entry.pages.includes(page)) entry.pages.push(page);
    }
  }
  return [...tags.values()];
}

/** Pages, in Markdown, that list the tags of a set, and what has each of them; posts have lists of their own. */
export function tagPages(
  set: DocSet,
  pages: readonly TaggedPage[],
  options: ListOptions,
): SourceFile[] {
  const tags = groupByTag(set, pages);
  if (tags.length === 0) return [];
  const entries = tags.sort((a, b) => (a.tag.label < b.tag.label ? -1 : 1));
  const list = lettersOf(entries.map(({ tag }) => tag)).flatMap((letter) => [
    `## ${asExpression(letter)}${isSign(letter) ? "" : ` {#${letter}}`}`,
    "",
    ...entries
      .filter(({ tag }) => letterOf(tag) === letter)
      .map(({ tag, pages: { length } }) => item(`${tag.label} (${length})`, tag.route)),
    "",
  ]);
  return [
    listPage(set, { title: options.messages.tagsTitle, route: tagsRoute(set), lines: list }),
    ...(set.posts ? [] : entries.map((entry) => tagPage(set, entry, options))),
  ];
}

/** The first letters of some tags, in order; each begins a part of the list. */
function lettersOf(tags: readonly Tag[]): string[] {
  return [...new Set(tags.map(letterOf))].sort((a, b) => a.localeCompare(b, "en"));
}

function letterOf({ label }: Tag): string {
  return [...label][0]?.toUpperCase() ?? "";
}

/** Nothing that an id may consist of. */
function isSign(letter: string): boolean {
  return !/^[\p{L}\p{N}]/u.test(letter);
}

function tagsRoute({ route, options }: DocSet): string {
  return route + options.tagsRoute;
}

function tagPage(
  set: DocSet,
  { tag, pages }: { tag: Tag; pages: readonly TaggedPage[] },
  { language, messages }: ListOptions,
): SourceFile {
  const from = posix.dirname(sourcePath(set, tag.route));
  const lines = pages.map(({ path, title, frontMatter: { description } }) => {
    const written = item(title, posix.relative(from, path).replace(/^(?!\.)/, "./"));
    return description ? `${written}${asExpression(`: ${description}`)}` : written;
  });
  const docs = fillPlural(messages.docCount, pages.length, language);
  const title = fill(messages.docsTagged, { docs, tag: tag.label });
  const all = item(messages.allTags, tagsRoute(set)).slice("- ".length);
  const intro = tag.description ? [asExpression(tag.description), ""] : [];
  return listPage(set, { title, route: tag.route, lines: [...intro, ...lines, "", all] });
}

function item(text: string, address: string): string {
  return `- ${listLink(text, address)}`;
}

function sourcePath(set: DocSet, route: string): string {
  return `${generatedFolder(set)}${route.slice(set.route.length)}.mdx`;
}

function listPage(
  set: DocSet,
  { title, route, lines }: { title: string; route: string; lines: readonly string[] },
): SourceFile {
  const head = `---\ntitle: ${JSON.stringify(title)}\nslug: ${JSON.stringify(route.slice(set.route.length))}\n`;
  return {
    path: sourcePath(set, route),
    text: `${head}description: ""\ncustom_edit_url: null\nsearch: false\n---\n\n${lines.join("\n")}\n`,
  };
}
