import type { ReactNode } from "react";
import type { PostFacts } from "../model/page.ts";
import { SiteLink } from "./site-link.tsx";

/** Above a post: its day, the minutes that it takes, its authors. */
export function PostByline({ post }: { post: PostFacts }): ReactNode {
  return (
    <p className="post-facts">
      {post.date && <time dateTime={post.date.date}>{post.date.label}</time>}
      {post.date && " · "}
      {`${post.minutes} min read`}
      {post.authors.map(({ name, title, url }) => (
        <span key={name}>
          {" · "}
          {url ? <SiteLink href={url}>{name}</SiteLink> : name}
          {title && `, ${title}`}
        </span>
      ))}
    </p>
  );
}
