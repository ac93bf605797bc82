import { posix } from "node:path";
import kebabCase from "lodash-es/kebabCase.js";
import type { SiteConfig } from "../../config/schema.ts";
import { letsThrough } from "../../model/markup/let-through.ts";
import type { PostAuthor } from "../../model/page.ts";
import { withBase } from "../../model/routes.ts";

/** An author as a blog knows him: the page that lists his posts is below the route that the blog has. */
export interface BlogAuthor extends PostAuthor {
  /** With a slash first. Absent: there is none. */
  slug?: string | undefined;
}

/** Where the page is that lists the posts of an author, below the route of the blog. */
export function authorSlug(key: string | undefined, page: unknown): string | undefined {
  if (!page || key === undefined) return undefined;
  const own: unknown = Object(page).permalink;
  // As the dialect's engine has it: an address of the page's own counts from the list of authors.
  return posix.join("/authors", typeof own === "string" ? own : kebabCase(key) || key);
}

interface ContactFacts {
  url?: string | undefined;
  email?: string | undefined;
}

/** Where more is said of an author elsewhere. */
export function authorUrl({ url, email }: ContactFacts): string | undefined {
  return url ?? (email === undefined ? undefined : `mailto:${email}`);
}

/** Authors, each with the address of the page about him: that of the blog, else his own. */
export function linkedAuthors(authors: readonly BlogAuthor[], route: string): PostAuthor[] {
  return authors.map(({ slug, ...author }) =>
    slug === undefined ? author : { ...author, url: route + slug },
  );
}

/** Address of a picture; what the security policy forbids would be an empty place. */
export function shownImage(
  image: string | undefined,
  { baseUrl, contentSecurityPolicy }: SiteConfig,
): string | undefined {
  if (image?.startsWith("/")) return withBase(baseUrl, image);
  return image && letsThrough(contentSecurityPolicy["img-src"], image) ? image : undefined;
}
