import type { ReactNode } from "react";
import { fillPlural } from "../model/messages/messages.ts";
import type { PostFacts } from "../model/page.ts";
import { useMessages } from "./messages-context.ts";
import { SiteLink } from "./site-link.tsx";

/** Above a post: its day, the minutes that it takes, its authors. */
export function PostByline({ post, language }: { post: PostFacts; language: string }): ReactNode {
  const { date, minutes, authors } = post;
  const { minutesToRead } = useMessages();
  return (
    <>
      <p className="post-facts">
        {date && <time dateTime={date.date}>{date.label}</time>}
        {date && minutes && " · "}
        {minutes && fillPlural(minutesToRead, minutes, language)}
      </p>
      {authors.length > 0 && (
        <ul className="post-authors">
          {authors.map(({ name, title, url, image }) => (
            <li key={name}>
              {image && <img src={image} alt="" width="40" height="40" />}
              <span>
                {url ? <SiteLink href={url}>{name}</SiteLink> : name}
                {title && <small>{title}</small>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
