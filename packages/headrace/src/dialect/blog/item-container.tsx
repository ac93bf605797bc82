import type { ReactNode } from "react";
import { useBlogPost } from "./post.tsx";

/** `@theme/BlogPostItem/Container`: a post in a list is an article of its own. */
export default function BlogPostItemContainer(properties: {
  children?: ReactNode;
  className?: string;
}): ReactNode {
  const { children, className } = properties;
  const Tag = useBlogPost().isBlogPostPage ? "div" : "article";
  return <Tag className={className}>{children}</Tag>;
}
