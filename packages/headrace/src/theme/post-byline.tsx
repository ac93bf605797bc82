import type { ReactNode } from "react";
import { fillPlural } from "../model/messages/messages.ts";
import type { PostFacts } from "../model/page.ts";
import { useMessages } from "./messages-context.ts";
import { SiteLink } from "./site-link.tsx";

/** Above a post: its day, the minutes that it takes, its authors. */
export function PostByline({ post, language }: { post: PostFacts; language: string }): ReactNode {
  return (
    <p className="post-facts">
      {post.date && <time dateTime={post.date.date}>{post.date.label}</time>}
      {post.date && " · "}
      {fillPlural(useMessages().minutesToRead, post.minutes, language)}
      {post.authors.map(({ name, title, url, image }) => (
        <span key={name}>
          {" · "}
          {image && <img src={image} alt="" width="32" height="32" />}
          {url ? <SiteLink href={url}>{name}</SiteLink> : name}
          {title && `, ${title}`}
        </span>
      ))}
    </p>
  );
}
