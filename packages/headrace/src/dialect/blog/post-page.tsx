import BlogPostItem from "virtual:theme/BlogPostItem";
import type { ReactNode } from "react";
import { BlogPostProvider, type PostContent } from "./post.tsx";

/** `@theme/BlogPostPage`: what stands around the article is the frame's. */
export default function BlogPostPage({ content: Content }: { content: PostContent }): ReactNode {
  return (
    <BlogPostProvider content={Content} isBlogPostPage>
      <BlogPostItem>
        <Content />
      </BlogPostItem>
    </BlogPostProvider>
  );
}
