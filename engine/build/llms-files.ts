import type { SiteConfig } from "../config/schema.ts";
import { encodeRoute, markdownFile, withBase } from "../model/routes.ts";
import type { Doc } from "../pages/doc.ts";
import { listedDocs } from "../pages/listed-docs.ts";
import type { SiteMap } from "../pages/site-map.ts";
import type { Content } from "./check-content.ts";
import { digest } from "./files.ts";
import type { Release } from "./release.ts";
import { twinKey, twinText } from "./twins.ts";

/** A list of all pages for language models, and all of their text: https://llmstxt.org */
const FILES = { list: "llms.txt", full: "llms-full.txt" };

/** Writes both files; drafts and unlisted pages stay out of them. */
export async function writeLlmsFiles(
  release: Release,
  content: Content,
  config: SiteConfig,
): Promise<void> {
  const sections = listedPages(content.siteMap, config);
  await release.write(FILES.list, listText(sections, content, config));
  const docs = sections.flatMap((section) => section.docs);
  const sources = docs.flatMap((doc) => {
    const record = content.records.get(doc.path);
    return record ? [{ doc, record, siteMap: content.siteMap, config }] : [];
  });
  const key = digest([head(config), ...sources.map(twinKey)].join());
  if (await release.reuse(FILES.full, key)) return;
  const texts = async function* () {
    yield head(config);
    for (const source of sources) {
      const markdown = content.store.read(source.record.markdownId);
      yield `\n${twinText(markdown, source)}`;
    }
  };
  await release.write(FILES.full, texts(), key);
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

function listText(sections: readonly Section[], content: Content, config: SiteConfig): string {
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
