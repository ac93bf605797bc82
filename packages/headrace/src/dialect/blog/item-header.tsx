import Authors from "virtual:theme/BlogPostItem/Header/Authors";
import Info from "virtual:theme/BlogPostItem/Header/Info";
import Title from "virtual:theme/BlogPostItem/Header/Title";
import type { ReactNode } from "react";

/** `@theme/BlogPostItem/Header`: what a post is called, when it is from, who wrote it. */
export default function BlogPostItemHeader(): ReactNode {
  return (
    <header>
      <Title />
      <Info />
      <Authors />
    </header>
  );
}
