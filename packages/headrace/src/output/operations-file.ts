import type { Content } from "../check/check-content.ts";
import type { SiteConfig } from "../config/schema.ts";
import { type ListedOperation, OPERATIONS_FILE } from "../model/operations-index.ts";
import { encodeRoute, markdownFile, operationFile, pageUrl, withBase } from "../model/routes.ts";
import { listedDocs } from "../pages/listed-docs.ts";
import type { Release } from "../release/release.ts";

/** Writes the index of all operations; a site without an API has none. */
export function writeOperationsFile(
  release: Release,
  content: Pick<Content, "siteMap" | "records">,
  config: SiteConfig,
): void {
  const operations = listOperations(content, config);
  if (operations.length === 0) return;
  release.write(OPERATIONS_FILE, JSON.stringify({ operations }));
}

function listOperations(
  { siteMap, records }: Pick<Content, "siteMap" | "records">,
  config: SiteConfig,
): ListedOperation[] {
  const addressOf = (file: string) => config.url + withBase(config.baseUrl, encodeRoute(file));
  return listedDocs(siteMap).flatMap(({ reference, route, title, path }): ListedOperation[] => {
    if (!reference?.operation) return [];
    const { api, family, operation } = reference;
    const { deprecated, ...own } = operation;
    return [
      {
        api,
        ...own,
        title,
        description: records.get(path)?.description ?? "",
        family,
        ...(deprecated ? { deprecated } : {}),
        page: pageUrl(config, route),
        markdown: addressOf(markdownFile(route)),
        data: addressOf(operationFile(route)),
      },
    ];
  });
}
