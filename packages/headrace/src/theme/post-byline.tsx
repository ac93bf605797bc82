import type { ReactNode } from "react";
import { fillPlural } from "../model/messages/messages.ts";
import type { PostFacts } from "../model/page.ts";
import { withBase } from "../model/routes.ts";
import { useMessages } from "./messages-context.ts";
import { useSite } from "./site-context.ts";
import { SiteLink } from "./site-link.tsx";

/** Above a post: its day, the minutes that it takes, its authors. */
export function PostByline({ post, language }: { post: PostFacts; language: string }): ReactNode {
  const { baseUrl } = useSite();
  return (
    <p className="post-facts">
      {post.date && <time dateTime={post.date.date}>{post.date.label}</time>}
      {post.date && " · "}
      {fillPlural(useMessages().minutesToRead, post.minutes, language)}
      {post.authors.map(({ name, title, url, image }) => (
        <span key={name}>
          {" · "}
          {image && (
            <img
              className="author-picture"
              src={image.startsWith("/") ? withBase(baseUrl, image) : image}
              alt=""
              width="32"
              height="32"
            />
          )}
          {url ? <SiteLink href={url}>{name}</SiteLink> : name}
          {title && `, ${title}`}
        </span>
      ))}
    </p>
  );
}
