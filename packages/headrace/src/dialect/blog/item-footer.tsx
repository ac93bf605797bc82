import ReadMoreLink from "virtual:theme/BlogPostItem/Footer/ReadMoreLink";
import type { ReactNode } from "react";
import { useBlogPost } from "./post.tsx";
import TagsListInline from "./tags-list-inline.tsx";

/** `@theme/BlogPostItem/Footer`: in a list, the way to the whole post, and its tags. */
export default function BlogPostItemFooter(): ReactNode {
  const { metadata, isBlogPostPage } = useBlogPost();
  // Below a post on its own page the frame has all of it.
  if (isBlogPostPage) return null;
  const { title, permalink, tags, hasTruncateMarker } = metadata;
  return (
    <>
      {hasTruncateMarker && <ReadMoreLink blogPostTitle={title} to={permalink} />}
      <TagsListInline tags={tags} />
    </>
  );
}
