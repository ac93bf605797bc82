import type { SiteConfig } from "../config/schema.ts";
import { encodeRoute, markdownFile, withBase } from "../model/routes.ts";
import type { Doc } from "../pages/doc.ts";
import { listedDocs } from "../pages/listed-docs.ts";
import type { SiteMap } from "../pages/site-map.ts";
import type { Content } from "./check-content.ts";
import { digest } from "./files.ts";
import type { Release } from "./release.ts";
import { type TwinSource, twinKey, twinText } from "./twins.ts";

/** A list of all pages for language models, and all of their text: https://llmstxt.org */
const FILES = { list: "llms.txt", full: "llms-full.txt" };

/** What of the pages both files are made from. */
type Pages = Pick<Content, "store" | "siteMap" | "records">;

/** Writes both files; drafts and unlisted pages stay out of them. */
export async function writeLlmsFiles(
  release: Release,
  content: Pages,
  config: SiteConfig,
): Promise<void> {
  const sections = listedPages(content.siteMap, config);
  await release.write(FILES.list, listText(sections, content, config));
  const sources = twinSources(sections, content, config);
  const key = digest([head(config), ...sources.map(twinKey)].join());
  if (await release.reuse(FILES.full, key)) return;
  await release.write(FILES.full, fullText(sources, content, config), key);
}

/** Either file by its published path; `undefined` for any other path. */
export async function makeLlmsFile(
  file: string,
  config: SiteConfig,
  readContent: () => Promise<Pages>,
): Promise<string | undefined> {
  if (file !== FILES.list && file !== FILES.full) return undefined;
  const content = await readContent();
  const sections = listedPages(content.siteMap, config);
  if (file === FILES.list) return listText(sections, content, config);
  const sources = twinSources(sections, content, config);
  const texts: string[] = [];
  for await (const text of fullText(sources, content, config)) texts.push(text);
  return texts.join("");
}

function twinSources(
  sections: readonly Section[],
  { siteMap, records }: Pages,
  config: SiteConfig,
): TwinSource[] {
  return sections.flatMap(({ docs }) =>
    docs.flatMap((doc) => {
      const record = records.get(doc.path);
      return record ? [{ doc, record, siteMap, config }] : [];
    }),
  );
}

async function* fullText(
  sources: readonly TwinSource[],
  { store }: Pages,
  config: SiteConfig,
): AsyncGenerator<string> {
  yield head(config);
  for (const source of sources) {
    const markdown = store.read(source.record.markdownId);
    yield `\n${twinText(markdown, source)}`;
  }
}

interface Section {
  title: string;
  docs: Doc[];
}

/** The sidebars in the order of the configuration, then the pages that stand in none. */
function listedPages(siteMap: SiteMap, { navbar }: SiteConfig): Section[] {
  const sections = new Map<string, Section>();
  for (const sidebar of siteMap.trees.keys()) {
    const label = navbar.sections.find((section) => section.sidebar === sidebar)?.label;
    sections.set(sidebar, { title: label ?? sidebar, docs: [] });
  }
  const others: Section = { title: "Other pages", docs: [] };
  const listed = new Set(listedDocs(siteMap));
  for (const [route, { tree }] of siteMap.places) {
    const doc = siteMap.byRoute.get(route);
    if (doc && listed.delete(doc)) sections.get(tree.sidebar)?.docs.push(doc);
  }
  others.docs.push(...listed);
  return [...sections.values(), others].filter(({ docs }) => docs.length > 0);
}

function head({ name, tagline }: SiteConfig): string {
  return tagline === "" ? `# ${name}\n` : `# ${name}\n\n> ${tagline}\n`;
}

function listText(sections: readonly Section[], content: Pages, config: SiteConfig): string {
  const base = config.url + config.baseUrl;
  const entry = (doc: Doc) => {
    const title = doc.title.replace(/[[\]]/g, "\\$&");
    const address = withBase(base, encodeRoute(markdownFile(doc.route)));
    const description = content.records.get(doc.path)?.description ?? "";
    return `- [${title}](${address})${description === "" ? "" : `: ${description}`}`;
  };
  const lists = sections.map(
    ({ title, docs }) => `\n## ${title}\n\n${docs.map(entry).join("\n")}\n`,
  );
  const about = `\nEvery page as Markdown. All of them in one file: [${FILES.full}](${base}${FILES.full})\n`;
  return head(config) + about + lists.join("");
}
