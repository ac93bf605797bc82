import type { ReactNode } from "react";
import Link from "../core/link.tsx";

interface Author {
  name?: string;
  title?: string;
  url?: string;
  email?: string;
  imageURL?: string;
  page?: { permalink: string } | null;
}

/** `@theme/Blog/Components/Author`: who wrote a post, with a picture. */
export default function BlogAuthor({ author }: { author: Author }): ReactNode {
  const { name, title, url, email, imageURL, page } = author;
  const address = page?.permalink || url || (email && `mailto:${email}`);
  return (
    <>
      {imageURL && <img src={imageURL} alt="" width="40" height="40" />}
      <span>
        {address ? <Link to={address}>{name}</Link> : name}
        {title && <small>{title}</small>}
      </span>
    </>
  );
}
