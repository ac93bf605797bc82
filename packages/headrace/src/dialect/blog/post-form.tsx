import type { ComponentType, ReactNode } from "react";
import { renderedPage } from "../../model/site-docs.ts";
import { placeHere } from "../core/docs-client.tsx";
import type { Heading } from "../docs/contents-context.ts";
import { blogSidebar } from "./blog-sidebar.ts";
import { describeBlog, postContent } from "./post.tsx";

/** Draws the page of a post with the component of a site: around the text stands what that draws. */
export default function PostForm({
  page: Page,
  toc,
  children,
}: {
  page: ComponentType<Record<string, unknown>>;
  toc: readonly Heading[];
  children: ReactNode;
}): ReactNode {
  const content = postContent(renderedPage(), { text: children, toc });
  if (content === undefined) return children;
  const version = placeHere()?.version;
  const known = { sidebar: blogSidebar(version), blogMetadata: describeBlog(version) };
  return <Page content={content} {...known} />;
}
