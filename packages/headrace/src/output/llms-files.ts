import type { Content } from "../check/check-content.ts";
import type { SiteConfig } from "../config/schema.ts";
import { digest } from "../files/files.ts";
import { encodeRoute, markdownFile, withBase } from "../model/routes.ts";
import type { Doc } from "../pages/doc.ts";
import { listedDocs } from "../pages/listed-docs.ts";
import { linkedRoute, type SiteMap } from "../pages/site-map.ts";
import type { Release } from "../release/release.ts";
import { describeTwin, twinText } from "../workers/twins.ts";
import { sectionTitles } from "./section-titles.ts";

/** A list of all pages for language models, and all of their text: https://llmstxt.org */
const FILES = { list: "llms.txt", full: "llms-full.txt" };

/** What of the pages the files are made from. */
type Pages = Pick<Content, "store" | "siteMap" | "records" | "downloads">;

/**
 * Writes the files of the site, and both for each of its sections, from the twins in the release;
 * drafts and unlisted pages stay out of them.
 */
export function writeLlmsFiles(release: Release, content: Pages, config: SiteConfig): void {
  const sections = listedPages(content.siteMap, config);
  for (const { list, full, sections: own, title } of lists(sections)) {
    const head = headOf(config, title);
    release.write(list, head + listText(own, sections, { content, config, full }));
    const twins = own.flatMap(({ docs }) => docs.map((doc) => markdownFile(doc.route)));
    const key = digest([head, ...twins.map((file) => release.sha256(file))].join());
    if (release.reuse(full, key)) continue;
    release.writePieces(full, fullText(head, twins, release), key);
  }
}

function* fullText(head: string, twins: readonly string[], release: Release) {
  yield Buffer.from(head);
  const gap = Buffer.from("\n");
  for (const file of twins) yield Buffer.concat([gap, release.read(file)]);
}

/** One of the files by its published path; `undefined` for any other path. */
export async function makeLlmsFile(
  file: string,
  config: SiteConfig,
  readContent: () => Promise<Pages>,
): Promise<string | undefined> {
  if (!/^llms(?:-full)?\.txt$|^llms\//.test(file)) return undefined;
  const content = await readContent();
  const sections = listedPages(content.siteMap, config);
  const wanted = lists(sections).find(({ list, full }) => file === list || file === full);
  if (!wanted) return undefined;
  const { title, full, sections: own } = wanted;
  const head = headOf(config, title);
  if (file !== full) return head + listText(own, sections, { content, config, full });
  const { store, siteMap, records } = content;
  const routeOf = (name: string) => linkedRoute(siteMap, name);
  const texts = own.flatMap(({ docs }) =>
    docs.flatMap((doc) => {
      const record = records.get(doc.path);
      if (!record) return [];
      const twin = describeTwin(doc, record, siteMap);
      return `\n${twinText(store.read(record.markdownId), twin, { config, routeOf })}`;
    }),
  );
  return head + texts.join("");
}

/** A list of pages and the file with their text. */
interface PageLists {
  list: string;
  full: string;
  /** Of the section; absent for those of all sections. */
  title?: string;
  sections: Section[];
}

/** The whole site, and each section where there are several. */
function lists(sections: Section[]): PageLists[] {
  const whole = { ...FILES, sections };
  if (sections.length < 2) return [whole];
  return [
    whole,
    ...sections.map((section) => ({
      ...sectionFiles(section),
      title: section.title,
      sections: [section],
    })),
  ];
}

function sectionFiles({ name }: Section): typeof FILES {
  const folder = ["llms", name].filter(Boolean).join("/");
  return { list: `${folder}/${FILES.list}`, full: `${folder}/${FILES.full}` };
}

interface Section {
  /** Of its sidebar; "" for the pages that stand in none. */
  name: string;
  title: string;
  docs: Doc[];
}

/** The sidebars in the order of the configuration, then the pages that stand in none. */
function listedPages(siteMap: SiteMap, { navbar }: SiteConfig): Section[] {
  const sections = new Map<string, Section>();
  for (const [name, title] of sectionTitles(siteMap.trees.keys(), navbar))
    sections.set(name, { name, title, docs: [] });
  const others: Section = { name: "", title: "Other pages", docs: [] };
  const listed = new Set(listedDocs(siteMap));
  for (const [route, { tree }] of siteMap.places) {
    const doc = siteMap.byRoute.get(route);
    if (doc && listed.delete(doc)) sections.get(tree.sidebar)?.docs.push(doc);
  }
  others.docs.push(...listed);
  return [...sections.values(), others].filter(({ docs }) => docs.length > 0);
}

function headOf({ name, tagline }: SiteConfig, section?: string): string {
  const title = section === undefined ? name : `${name}: ${section}`;
  return tagline === "" ? `# ${title}\n` : `# ${title}\n\n> ${tagline}\n`;
}

interface Listing {
  content: Pages;
  config: SiteConfig;
  /** The file with the text of the same pages. */
  full: string;
}

function listText(own: readonly Section[], all: readonly Section[], listing: Listing): string {
  const { content, config, full } = listing;
  const base = config.url + config.baseUrl;
  const at = (file: string) => withBase(base, encodeRoute(`/${file}`));
  const entry = (doc: Doc) => {
    const title = doc.title.replace(/[[\]]/g, "\\$&");
    const description = descriptionOf(doc, content);
    return `- [${title}](${at(markdownFile(doc.route))})${description === "" ? "" : `: ${description}`}`;
  };
  const about = `\nEvery page as Markdown. All of them in one file: [${FILES.full}](${at(FILES.full)})\n`;
  const section = `\nOne section of [the site](${at(FILES.list)}) as Markdown. All of it in one file: [${full}](${at(full)})\n`;
  const parts = own.length < all.length ? [section] : [about, ...aboutSections(all, content, at)];
  const entries = own.map(({ title, docs }) => `\n## ${title}\n\n${docs.map(entry).join("\n")}\n`);
  return [...parts, ...skillList(content, at), ...entries].join("");
}

type AddressOf = (file: string) => string;

/** What each section is about, by its first page, and where it is alone. */
function aboutSections(all: readonly Section[], content: Pages, at: AddressOf): string[] {
  if (all.length < 2) return [];
  const lines = all.map((section) => {
    const { title, docs } = section;
    const { list, full } = sectionFiles(section);
    const about = docs.map((doc) => descriptionOf(doc, content)).find((text) => text !== "");
    const files = `[its pages](${at(list)}), [its text](${at(full)})`;
    return `- ${title} (${docs.length} ${docs.length === 1 ? "page" : "pages"}): ${files}${about === undefined ? "" : `. ${about}`}`;
  });
  return [`\nOne section alone:\n\n${lines.join("\n")}\n`];
}

/** What tells an assistant how to work with an API of the site. */
function skillList({ downloads }: Pages, at: AddressOf): string[] {
  const skills = downloads.filter(({ path }) => path.endsWith("/SKILL.md"));
  const links = skills.map(({ path }) => {
    return `- How to work with the API: [${path.split("/").at(-2)}](${at(path)})`;
  });
  return links.length === 0 ? [] : [`\n${links.join("\n")}\n`];
}

function descriptionOf(doc: Doc, { records }: Pages): string {
  return records.get(doc.path)?.description ?? "";
}
