import type { ReactNode } from "react";
import { joinClasses } from "../core/class-names.tsx";
import { useBlogPost } from "./post.tsx";

/** `@theme/BlogPostItem/Content`: the text itself. */
export default function BlogPostItemContent(properties: {
  children?: ReactNode;
  className?: string;
}): ReactNode {
  const { children, className } = properties;
  const { isBlogPostPage } = useBlogPost();
  return (
    <div
      id={isBlogPostPage ? "__blog-post-container" : undefined}
      className={joinClasses("markdown", className)}
    >
      {children}
    </div>
  );
}
