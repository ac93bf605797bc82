import type { HeadTag } from "../../model/page.ts";
import type { BlogPost } from "./posts.ts";

/** What is said of a post where its link is shown: https://ogp.me/#type_article */
export function postHead(
  post: Pick<BlogPost, "time" | "authors"> | undefined,
  tags: readonly { label: string }[] = [],
): HeadTag[] {
  if (!post) return [];
  const of = (property: string, content: string) => metaTag({ property, content });
  return [
    ...(post.time === 0 ? [] : [of("article:published_time", new Date(post.time).toISOString())]),
    ...post.authors.flatMap(({ url = "" }) =>
      // Some are reached by mail alone.
      /^https?:/.test(url) ? [of("article:author", url)] : [],
    ),
    ...tags.map(({ label }) => of("article:tag", label)),
  ];
}

/** A tag of metadata. */
export function metaTag(attributes: Record<string, string>): HeadTag {
  return { name: "meta", attributes };
}
