import type { Content } from "../check/check-content.ts";
import type { SiteConfig } from "../config/schema.ts";
import { digest } from "../files/files.ts";
import { encodeRoute, markdownFile, withBase } from "../model/routes.ts";
import type { Doc } from "../pages/doc.ts";
import { listedDocs } from "../pages/listed-docs.ts";
import type { SiteMap } from "../pages/site-map.ts";
import type { Release } from "../release/release.ts";
import { describeTwin, twinText } from "../workers/twins.ts";

/** A list of all pages for language models, and all of their text: https://llmstxt.org */
const FILES = { list: "llms.txt", full: "llms-full.txt" };

/** What of the pages both files are made from. */
type Pages = Pick<Content, "store" | "siteMap" | "records">;

/** Writes both files, from the twins in the release; drafts and unlisted pages stay out of them. */
export function writeLlmsFiles(release: Release, content: Pages, config: SiteConfig): void {
  const sections = listedPages(content.siteMap, config);
  release.write(FILES.list, listText(sections, content, config));
  const twins = sections.flatMap(({ docs }) => docs.map((doc) => markdownFile(doc.route)));
  const key = digest([head(config), ...twins.map((file) => release.sha256(file))].join());
  if (release.reuse(FILES.full, key)) return;
  release.writePieces(FILES.full, fullText(twins, release, config), key);
}

function* fullText(twins: readonly string[], release: Release, config: SiteConfig) {
  yield Buffer.from(head(config));
  const gap = Buffer.from("\n");
  for (const file of twins) yield Buffer.concat([gap, release.read(file)]);
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
  const { store, siteMap, records } = content;
  const routeOf = (path: string) => siteMap.byPath.get(path)?.route;
  const texts = sections.flatMap(({ docs }) =>
    docs.flatMap((doc) => {
      const record = records.get(doc.path);
      if (!record) return [];
      const twin = describeTwin(doc, record, siteMap);
      return `\n${twinText(store.read(record.markdownId), twin, { config, routeOf })}`;
    }),
  );
  return head(config) + texts.join("");
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
