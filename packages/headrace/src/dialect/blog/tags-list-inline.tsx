import type { ReactNode } from "react";
import Link from "../core/link.tsx";
import Translate from "../core/translate.tsx";
import { useIsOnPostPage } from "./post.tsx";

interface Tag {
  label: string;
  permalink: string;
}

/** `@theme/TagsListInline`: tags in a line, each with a link to its list. */
export default function TagsListInline({ tags }: { tags: readonly Tag[] }): ReactNode {
  // Below a post the frame has them.
  if (useIsOnPostPage() || tags.length === 0) return null;
  return (
    <p className="page-tags">
      <Translate id="theme.tags.tagsListLabel">Tags:</Translate>{" "}
      {tags.map(({ label, permalink }) => (
        <Link key={permalink} to={permalink}>
          {label}
        </Link>
      ))}
    </p>
  );
}
