/** Of `@docusaurus/theme-common`: sentences of the theme, in the language of the page. */
import type { ReactNode } from "react";
import { usePluralForm } from "./theme-functions.ts";
import { translate } from "./translate.tsx";

/** The title of the list of all tags. */
export function translateTagsPageTitle(): string {
  return translate({ id: "theme.tags.tagsPageTitle", message: "Tags" });
}

/** The title of the posts with a tag. */
export function useBlogTagsPostsPageTitle(tag: { label: string; count: number }): string {
  const id = "theme.blog.tagTitle";
  const nPosts = useNumberOfPosts()(tag.count);
  return translate(
    { id, message: '{nPosts} tagged with "{tagName}"' },
    { nPosts, tagName: tag.label },
  );
}

/** The title of the posts of an author. */
export function useBlogAuthorPageTitle(author: {
  key: string;
  name?: string;
  count: number;
}): string {
  const id = "theme.blog.author.pageTitle";
  const nPosts = useNumberOfPosts()(author.count);
  const authorName = author.name || author.key;
  return translate({ id, message: "{authorName} - {nPosts}" }, { authorName, nPosts });
}

/** The title of the list of all authors. */
export function translateBlogAuthorsListPageTitle(): string {
  return translate({ id: "theme.blog.authorsList.pageTitle", message: "Authors" });
}

/** Leads to all authors. */
export function BlogAuthorsListViewAllLabel(): ReactNode {
  return translate({ id: "theme.blog.authorsList.viewAll", message: "View all authors" });
}

/** Stands in place of an author's posts. */
export function BlogAuthorNoPostsLabel(): ReactNode {
  const id = "theme.blog.author.noPosts";
  return translate({ id, message: "This author has not written any posts yet." });
}

/** Begins what a page that is listed nowhere says of itself. */
export function UnlistedBannerTitle(): ReactNode {
  return translate({
    id: "theme.contentVisibility.unlistedBanner.title",
    message: "Unlisted page",
  });
}

/** What a page that is listed nowhere says of itself. */
export function UnlistedBannerMessage(): ReactNode {
  const id = "theme.contentVisibility.unlistedBanner.message";
  const message =
    "This page is unlisted. Search engines will not index it, and only users having a direct link can access it.";
  return translate({ id, message });
}

/** Begins what a draft says of itself. */
export function DraftBannerTitle(): ReactNode {
  return translate({ id: "theme.contentVisibility.draftBanner.title", message: "Draft page" });
}

/** What a draft says of itself. */
export function DraftBannerMessage(): ReactNode {
  const id = "theme.contentVisibility.draftBanner.message";
  const message =
    "This page is a draft. It will only be visible in dev and be excluded from the production build.";
  return translate({ id, message });
}

function useNumberOfPosts(): (count: number) => string {
  const { selectMessage } = usePluralForm();
  return (count) => {
    const message = translate(
      { id: "theme.blog.post.plurals", message: "One post|{count} posts" },
      { count },
    );
    return selectMessage(count, message);
  };
}
