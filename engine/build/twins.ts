import type { SiteConfig } from "../config/schema.ts";
import { CARDS_PLACE, resolveTextPlaceholders } from "../model/placeholders.ts";
import { markdownFile, pageAddress } from "../model/routes.ts";
import type { Doc } from "../pages/doc.ts";
import { docCards } from "../pages/doc-cards.ts";
import type { SiteMap } from "../pages/site-map.ts";
import { addressResolver, wholeAddresses } from "./addresses.ts";
import type { Content } from "./check-content.ts";
import { digest } from "./files.ts";
import type { PageRecord } from "./page-store.ts";
import type { Release } from "./release.ts";
import { linkedSources } from "./render-pages.ts";

/** What the Markdown twin of a page is made from. */
export interface TwinSource {
  doc: Doc;
  record: PageRecord;
  siteMap: SiteMap;
  config: Pick<SiteConfig, "url" | "baseUrl" | "trailingSlash">;
}

/**
 * The whole page as Markdown: title, description, address, text.
 *
 * @param markdown What the page's compilation made of the article.
 */
export function twinText(markdown: string, source: TwinSource): string {
  const { siteMap, config } = source;
  const resolve = addressResolver(
    wholeAddresses(config),
    (path) => siteMap.byPath.get(path)?.route,
  );
  const filled = markdown.replaceAll(CARDS_PLACE, () => cardList(source));
  const text = resolveTextPlaceholders(filled, resolve).trim();
  return [...twinHead(source), ...(text === "" ? [] : [text])].join("\n\n").concat("\n");
}

/** The list of a page's category. */
function cardList({ doc, siteMap, config }: TwinSource): string {
  return docCards(doc, siteMap)
    .map(({ label, href, description }) => {
      const path = href.startsWith("/") ? pageAddress(config, href) : "";
      const link = `[${label}](${path === "" ? href : config.url + path})`;
      return `- ${description === "" ? link : `${link}: ${description}`}`;
    })
    .join("\n");
}

/** The description of an operation is the first part of its article. */
function twinHead({ doc, record, config }: TwinSource): string[] {
  const address = config.url + pageAddress(config, doc.route);
  const hasOwnDescription = !doc.reference && record.frontMatter.description !== undefined;
  return [
    `# ${doc.title}`,
    ...(hasOwnDescription ? [`> ${record.description}`] : []),
    `Page: <${address}>`,
  ];
}

/** Names everything that a twin is made from. */
export function twinKey(source: TwinSource): string {
  const { record, siteMap, config } = source;
  const routes = linkedSources(record).map((path) => siteMap.byPath.get(path)?.route);
  const cards = record.listsCards ? cardList(source) : "";
  const parts = [record.markdownId, twinHead(source), routes, config.baseUrl, cards];
  return digest(JSON.stringify(parts));
}

/** Writes the twin of every page beside its HTML. */
export function writeTwins(
  release: Release,
  { store, siteMap, records }: Content,
  config: SiteConfig,
): void {
  for (const record of records.values()) {
    const doc = siteMap.byPath.get(record.path);
    if (!doc) continue;
    const source = { doc, record, siteMap, config };
    const file = markdownFile(doc.route);
    const key = twinKey(source);
    if (release.reuse(file, key)) continue;
    release.write(file, twinText(store.read(record.markdownId), source), key);
  }
}
