import BlogPostItem from "virtual:theme/BlogPostItem";
import type { ComponentType, ReactNode } from "react";
import { BlogPostProvider, type PostContent } from "./post.tsx";

/** `@theme/BlogPostItems`: one post after the other. */
export default function BlogPostItems({
  items,
  component: Item = BlogPostItem,
}: {
  items: readonly { content: PostContent }[];
  component?: ComponentType<{ children?: ReactNode }>;
}): ReactNode {
  return items.map(({ content: Content }) => (
    <BlogPostProvider key={Content.metadata.permalink} content={Content}>
      <Item>
        <Content />
      </Item>
    </BlogPostProvider>
  ));
}
