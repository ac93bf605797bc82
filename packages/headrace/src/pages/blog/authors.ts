import type { PostAuthor } from "../../model/page.ts";

/** An author as a blog knows him: the page that lists his posts is below the route that the blog has. */
export interface BlogAuthor extends PostAuthor {
  /** With a slash first. Absent: there is none. */
  slug?: string | undefined;
}

/** Where the page is that lists the posts of an author, below the route of the blog. */
export function authorSlug(key: string | undefined, page: unknown): string | undefined {
  if (!page || key === undefined) return undefined;
  const own: unknown = Object(page).permalink;
  return typeof own === "string" ? own.replace(/^(?!\/)/, "/") : `/authors/${key}`;
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
