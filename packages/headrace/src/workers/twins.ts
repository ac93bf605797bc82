import type { PageRecord } from "../cache/page-record.ts";
import { CARDS_PLACE, resolveTextPlaceholders } from "../model/placeholders.ts";
import { type AddressForm, pageAddress } from "../model/routes.ts";
import type { Doc } from "../pages/doc.ts";
import { type DocCard, docCards } from "../pages/doc-cards.ts";
import type { SiteMap } from "../pages/site-map.ts";
import { addressResolver, wholeAddresses } from "../project/addresses.ts";

/** What the Markdown twin of a page holds besides the text of its article. */
export interface Twin {
  title: string;
  route: string;
  /** Absent: the article begins with it, or nobody wrote one. */
  description?: string;
  /** What a page that lists its category shows. */
  cards: readonly DocCard[];
}

/** Where the links of a twin lead. */
export interface TwinSite {
  config: AddressForm & { url: string };
  /** The route of a page by the path of its source. */
  routeOf: (path: string) => string | undefined;
}

/** Describes the twin of a page. The description of an operation is the first part of its article. */
export function describeTwin(doc: Doc, record: PageRecord, siteMap: SiteMap): Twin {
  const { title, route } = doc;
  const hasOwn = !doc.reference && record.frontMatter.description !== undefined;
  return {
    title,
    route,
    ...(hasOwn ? { description: record.description } : {}),
    cards: record.listsCards ? docCards(doc, siteMap) : [],
  };
}

/**
 * The whole page as Markdown: title, description, address, text.
 *
 * @param markdown What the page's compilation made of the article.
 */
export function twinText(markdown: string, twin: Twin, { config, routeOf }: TwinSite): string {
  const { title, description, route, cards } = twin;
  const filled = markdown.replaceAll(CARDS_PLACE, () => cardList(cards, config));
  const resolve = addressResolver(wholeAddresses(config), routeOf);
  const text = resolveTextPlaceholders(filled, resolve).trim();
  const parts = [
    `# ${title}`,
    ...(description === undefined ? [] : [`> ${description}`]),
    `Page: <${config.url}${pageAddress(config, route)}>`,
    ...(text === "" ? [] : [text]),
  ];
  return `${parts.join("\n\n")}\n`;
}

/** The list of a page's category. */
function cardList(cards: readonly DocCard[], config: TwinSite["config"]): string {
  return cards
    .map(({ label, href, description }) => {
      const path = href.startsWith("/") ? pageAddress(config, href) : "";
      const link = `[${label}](${path === "" ? href : config.url + path})`;
      return `- ${description === "" ? link : `${link}: ${description}`}`;
    })
    .join("\n");
}
