import type { PageRecord } from "../cache/page-record.ts";
import type { PageStore } from "../cache/page-store.ts";
import { resolvePlaceholders, splitContents } from "../model/placeholders.ts";
import type { AddressForm } from "../model/routes.ts";
import { linkedRoute, type SiteMap } from "../pages/site-map.ts";
import { addressResolver } from "../project/addresses.ts";

/** Parts of an article that do something in the site only. */
const SITE_ONLY =
  /<button\b[^>]*>.*?<\/button>|<a class="heading-anchor"[^>]*><\/a>|<h1\b[^>]*>.*?<\/h1>/gs;

/** The pages, and the articles that compilation made of them. */
export interface ArticleSource {
  store: Pick<PageStore, "read">;
  siteMap: SiteMap;
}

/** Where a page is read from elsewhere. */
interface ArticlePlace {
  /** The site's addresses, whole. */
  form: AddressForm;
  /** The page's whole address. */
  url: string;
}

/** The article of a page as HTML that may be read anywhere: every address in it is whole. */
export function feedArticle(
  { bodyId }: Pick<PageRecord, "bodyId">,
  { store, siteMap }: ArticleSource,
  { form, url }: ArticlePlace,
): string {
  const resolve = addressResolver(form, (name) => linkedRoute(siteMap, name));
  const [article] = splitContents(store.read(bodyId));
  return resolvePlaceholders(article, resolve)
    .replaceAll(SITE_ONLY, "")
    .replaceAll(' href="#', ` href="${url}#`);
}
