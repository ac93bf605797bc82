import type { ReactNode } from "react";
import Link from "../core/link.tsx";
import Translate, { translate } from "../core/translate.tsx";

/** `@theme/BlogPostItem/Footer/ReadMoreLink`: from the beginning of a post to the post. */
export default function ReadMoreLink(properties: { blogPostTitle: string; to: string }): ReactNode {
  const { blogPostTitle: title, to } = properties;
  const id = "theme.blog.post.readMoreLabel";
  return (
    <Link to={to} aria-label={translate({ id, message: "Read more about {title}" }, { title })}>
      <Translate id="theme.blog.post.readMore">Read more</Translate>
    </Link>
  );
}
