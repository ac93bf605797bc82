import type { ReactNode } from "react";
import { joinClasses } from "../core/class-names.tsx";
import { usePluralForm } from "../core/theme-functions.ts";
import { translate } from "../core/translate.tsx";
import { useBlogPost } from "./post.tsx";

const READING = {
  id: "theme.blog.post.readingTime.plurals",
  message: "One min read|{readingTime} min read",
};

/** `@theme/BlogPostItem/Header/Info`: the day of a post, and how long it takes to read. */
export default function BlogPostItemHeaderInfo({ className }: { className?: string }): ReactNode {
  const { date, formattedDate, readingTime } = useBlogPost().metadata;
  const { selectMessage } = usePluralForm();
  return (
    <p className={joinClasses("post-facts", className)}>
      {date && <time dateTime={date}>{formattedDate}</time>}
      {date && readingTime !== undefined && " · "}
      {readingTime !== undefined && selectMessage(readingTime, translate(READING, { readingTime }))}
    </p>
  );
}
