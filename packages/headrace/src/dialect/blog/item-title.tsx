import type { ReactNode } from "react";
import Link from "../core/link.tsx";
import { useBlogPost } from "./post.tsx";

/** `@theme/BlogPostItem/Header/Title`: in a list it leads to the post. */
export default function BlogPostItemHeaderTitle({ className }: { className?: string }): ReactNode {
  const { metadata, isBlogPostPage } = useBlogPost();
  const { title, permalink } = metadata;
  if (isBlogPostPage) return <h1 className={className}>{title}</h1>;
  return (
    <h2 className={className}>
      <Link to={permalink}>{title}</Link>
    </h2>
  );
}
