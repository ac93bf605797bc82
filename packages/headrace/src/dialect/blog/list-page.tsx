import BlogPostItems from "virtual:theme/BlogPostItems";
import type { ReactNode } from "react";
import type { PostContent } from "./post.tsx";

/** `@theme/BlogListPage`: the title above and the way to further pages are the frame's. */
export default function BlogListPage({
  items,
}: {
  items: readonly { content: PostContent }[];
}): ReactNode {
  return <BlogPostItems items={items} />;
}
