/** `@docusaurus/plugin-content-blog/client`: the post that is drawn, and what is known of its blog. */
import { siteDocs } from "virtual:site-docs";
import {
  type ComponentType,
  createContext,
  type ReactElement,
  type ReactNode,
  useContext,
} from "react";
import { NeedsSurroundings } from "../../model/islands/island-rendering.ts";
import type { NamedPage, SiteDocsVersion } from "../../model/site-docs.ts";
import { findPlace, placeHere, type SourcePlace } from "../core/docs-client.tsx";
import Link from "../core/link.tsx";
import { shownLanguage } from "../core/shown-language.ts";
import { groupBy } from "../core/theme-functions.ts";
import type { Heading } from "../docs/contents-context.ts";

/** The text of a post, with what is known of it. */
export type PostContent = ComponentType & ReturnType<typeof describe>;

type Post = ReturnType<typeof describe> & { isBlogPostPage: boolean };

const Shown = createContext<Post | null>(null);

/** Has the components within it ask about a post. */
export function BlogPostProvider({
  content,
  isBlogPostPage = false,
  children,
}: {
  content: PostContent;
  isBlogPostPage?: boolean;
  children?: ReactNode;
}): ReactElement {
  const { metadata, frontMatter, assets, toc, contentTitle } = content;
  const value = { metadata, frontMatter, assets, toc, contentTitle, isBlogPostPage };
  return <Shown.Provider value={value}>{children}</Shown.Provider>;
}

/** The post that is drawn: in lists that around the component, else that of the page. */
export function useBlogPost(): Post {
  const around = useContext(Shown);
  if (around) return around;
  const place = placeHere();
  if (!place?.doc.post) throw new NeedsSurroundings("It asks for the post that it stands in.");
  return { ...describe(place), isBlogPostPage: true };
}

/** Whether what is drawn stands on the page of a post, below which the frame has more of it. */
export function useIsOnPostPage(): boolean {
  const around = useContext(Shown);
  return around ? around.isBlogPostPage : placeHere()?.doc.post !== undefined;
}

/** The blog of the page that is drawn. */
export function useBlogMetadata() {
  const { version } = placeHere() ?? {};
  return describeBlog(version ?? siteDocs.find(({ blog }) => blog));
}

/** What search engines are told of a post and of a list is the frame's affair. */
export function useBlogPostStructuredData(): object {
  return {};
}

/** The same of a list. */
export function useBlogListPageStructuredData(): object {
  return {};
}

interface SidebarItem {
  title: string;
  permalink: string;
  unlisted: boolean;
  date: string;
}

/** The posts of a sidebar that readers are shown. */
export function useVisibleBlogSidebarItems(items: readonly SidebarItem[]): SidebarItem[] {
  return items.filter(({ unlisted }) => !unlisted);
}

/** The posts of a sidebar by their years, the latest first. */
export function groupBlogSidebarItemsByYear(
  items: readonly SidebarItem[],
): [string, SidebarItem[]][] {
  const years = groupBy(items, ({ date }) => String(new Date(date).getUTCFullYear()));
  return Object.entries(years).reverse();
}

/** Links to posts, in a list. */
export function BlogSidebarItemList({
  items,
  ulClassName,
  liClassName,
  linkClassName,
}: {
  items: readonly SidebarItem[];
  ulClassName?: string;
  liClassName?: string;
  linkClassName?: string;
}): ReactElement {
  return (
    <ul className={ulClassName}>
      {items.map(({ title, permalink }) => (
        <li key={permalink} className={liClassName}>
          <Link to={permalink} className={linkClassName}>
            {title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** What is said of a blog. */
export function describeBlog(version: SiteDocsVersion | undefined) {
  const { title = "", description = "" } = version?.blog ?? {};
  const { path = "/" } = version ?? {};
  return { blogTitle: title, blogDescription: description, blogBasePath: path };
}

/**
 * The text of a post as a component, with what is known of it.
 *
 * @param source Path of its source.
 */
export function postContent(
  source: string,
  { text, toc }: { text: ReactNode; toc?: readonly Heading[] },
): PostContent | undefined {
  const place = findPlace(source);
  if (!place?.doc.post) return undefined;
  // Whoever draws it may give it components, which it has no use for.
  return Object.assign(() => text, describe(place, toc));
}

function describe({ source, doc }: SourcePlace, toc: readonly Heading[] = []) {
  const { title, description, path, frontMatter, post, editUrl } = doc;
  const { date = "", minutes, authors = [], tags = [], hasMore = false } = post ?? {};
  const metadata = {
    ...{ title, description, permalink: path, date, authors, frontMatter },
    formattedDate: date && dayFormat().format(new Date(date)),
    readingTime: minutes,
    tags: tags.map(({ path: permalink, ...tag }) => ({ ...tag, permalink })),
    hasTruncateMarker: hasMore,
    editUrl: editUrl ?? undefined,
    source: `@site/${source}`,
    unlisted: frontMatter.unlisted === true,
    prevItem: linkTo(post?.newer),
    nextItem: linkTo(post?.older),
  };
  const authorsImageUrls: (string | undefined)[] = authors.map(() => undefined);
  const assets = { image: post?.image, authorsImageUrls };
  return { metadata, frontMatter, assets, toc, contentTitle: title };
}

function linkTo(link: NamedPage | undefined) {
  return link && { title: link.title, permalink: link.path };
}

/** Writes a day in the language of the page. */
export function dayFormat(options: Intl.DateTimeFormatOptions = {}): Intl.DateTimeFormat {
  const usual = { day: "numeric", month: "long", year: "numeric", timeZone: "UTC" } as const;
  const given = Object.keys(options).length > 0 ? options : usual;
  return new Intl.DateTimeFormat(shownLanguage(), given);
}
