import { htmlFile, normalizeRoute } from "../model/routes.ts";

/** What a path means: a page's file, the path at which the page stands, or no page. */
export type FoundPage = { file: string } | { movedTo: string } | undefined;

/**
 * Finds the page that a path below the base URL means, as static hosts do: "/faq" is the file
 * "faq.html", and other spellings ("/faq/", "/faq.html", "/index") lead to the one that has a file.
 *
 * @param path Decoded, beginning with "/".
 * @param has Whether the site has a document of this name.
 */
export function findPage(path: string, has: (file: string) => boolean): FoundPage {
  if (isNoAddress(path)) return undefined;
  const folder = /^(.*\/)index$/.exec(path)?.[1];
  if (folder !== undefined && has(htmlFile(folder))) return { movedTo: folder };
  if (has(htmlFile(path))) return { file: htmlFile(path) };
  const route = normalizeRoute(path);
  const form = [route, `${route}/`].find((other) => has(htmlFile(other)));
  return form === undefined || form === path ? undefined : { movedTo: form };
}

/** A second address of a page, and at the start of a Location another host. */
export function isNoAddress(path: string): boolean {
  return /\/\/+[^/]|^\/\.html/.test(path);
}
