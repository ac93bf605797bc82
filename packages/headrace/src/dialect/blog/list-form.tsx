import { Children, type ComponentType, type ReactNode } from "react";
import { setRenderedRoute } from "../../model/site-docs.ts";
import { findPlace } from "../core/docs-client.tsx";
import { blogSidebar } from "./blog-sidebar.ts";
import { describeBlog, postContent } from "./post.tsx";

/** Which part of a list of posts a page shows. */
interface ListedPage {
  path: string;
  page: number;
  totalPages: number;
  totalCount: number;
  postsPerPage: number;
  previousPage?: string;
  nextPage?: string;
}

/**
 * Draws a list of posts with the component of a site.
 *
 * @param posts Paths of their sources; the beginning of each is a child.
 * @param about What the list is of: a tag, an author.
 */
export default function ListForm({
  list: List,
  page: { path, ...page },
  posts,
  about,
  children,
}: {
  list: ComponentType<Record<string, unknown>>;
  page: ListedPage;
  posts: readonly string[];
  about: Record<string, unknown>;
  children?: ReactNode;
}): ReactNode {
  if (typeof window === "undefined") setRenderedRoute(path);
  const texts = Children.toArray(children).filter((child) => typeof child !== "string");
  const items = posts.flatMap((source, index) => {
    const content = postContent(source, { text: texts[index] });
    return content ? [{ content }] : [];
  });
  const { version } = findPlace(posts[0] ?? "") ?? {};
  const metadata = { ...describeBlog(version), ...page, permalink: path };
  const known = { metadata, listMetadata: metadata, sidebar: blogSidebar(version) };
  return <List {...about} {...known} items={items} />;
}
