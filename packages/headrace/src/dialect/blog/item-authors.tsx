import Author from "virtual:theme/BlogPostItem/Header/Author";
import type { ReactNode } from "react";
import { joinClasses } from "../core/class-names.tsx";
import { useBlogPost } from "./post.tsx";

/** `@theme/BlogPostItem/Header/Authors`: who wrote a post. */
export default function BlogPostItemHeaderAuthors({
  className,
}: {
  className?: string;
}): ReactNode {
  const { authors } = useBlogPost().metadata;
  if (authors.length === 0) return null;
  return (
    <ul className={joinClasses("post-authors", className)} data-no-zoom="">
      {authors.map((author) => (
        <li key={String(author.key ?? author.name)}>
          <Author author={author} />
        </li>
      ))}
    </ul>
  );
}
