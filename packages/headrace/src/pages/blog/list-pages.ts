import { posix } from "node:path";
import { fill, fillPlural } from "../../model/messages/messages.ts";
import type { SourceFile } from "../../sources/compiled-page.ts";
import { LIST_FORM } from "../../sources/markdown/jsx/dialect-modules.ts";
import { type DocSet, generatedFolder } from "../doc-set.ts";
import { asExpression, listLink } from "../list-link.ts";
import { type TagAddresses, tagAddresses } from "../tag-addresses.ts";
import { groupByTag, type ListOptions, tagsOf } from "../tag-pages.ts";
import { authorLine, linkAnywhere } from "./author-line.ts";
import { authorSlug, authorUrl, linkedAuthors } from "./authors.ts";
import { type BlogPost, listedPosts, picture } from "./posts.ts";
import { profiles } from "./profiles.ts";

/** What the lists of a blog are written with. */
interface BlogOptions extends ListOptions {
  /** Folder that "@site/" means, relative to the root. */
  site: string;
}

interface Blog extends BlogOptions {
  set: DocSet;
  tagAddresses: TagAddresses;
}

/** Pages, in MDX, that list the posts of a blog: all with their beginnings, by year, by author. */
export function blogPages(set: DocSet, options: BlogOptions): SourceFile[] {
  const { title, description, isAscending } = set.options.blog;
  const posts = listedPosts(set.posts?.values() ?? [], isAscending);
  const blog = { set, ...options, tagAddresses: tagAddresses(posts, set) };
  return [
    ...pagedList(blog, { title, description, slug: "", posts, form: set.forms?.list }),
    ...(posts.length > 0
      ? [archive(posts, blog), ...authorPages(posts, blog), ...postsByTag(posts, blog)]
      : []),
  ];
}

/** A list of posts with their beginnings, which may take several pages. */
interface PagedList {
  title: string;
  description: string;
  /** Of its first page, below the route of the blog. */
  slug: string;
  /** Markdown above the posts. */
  intro?: string;
  /** Specifier of the component that draws it. Absent: the engine does. */
  form?: string | undefined;
  /** What the component is told besides. */
  about?: Record<string, unknown>;
  posts: readonly BlogPost[];
}

function pagedList(blog: Blog, list: PagedList): SourceFile[] {
  const { title, description, slug, intro, posts, form, about } = list;
  const { options, forms } = blog.set;
  const { perPage, furtherPages } = options.blog;
  const { furtherPage, newerPosts, olderPosts } = blog.messages;
  const size = perPage === "ALL" ? Math.max(posts.length, 1) : perPage;
  const count = Math.max(1, Math.ceil(posts.length / size));
  const slugOf = (index: number) =>
    (index === 0 ? slug : `${slug}/${furtherPages}/${index + 1}`) || "/";
  const shown = (index: number) => posts.slice(index * size, (index + 1) * size);
  const routeOf = (index: number) => address(blog, slugOf(index));
  const place = (index: number) => ({
    path: routeOf(index),
    page: index + 1,
    totalPages: count,
    totalCount: posts.length,
    postsPerPage: size,
    ...(index > 0 && { previousPage: routeOf(index - 1) }),
    ...(index < count - 1 && { nextPage: routeOf(index + 1) }),
  });
  return Array.from({ length: count }, (_, index) =>
    page(blog, {
      title: index === 0 ? title : fill(furtherPage, { title, number: index + 1 }),
      description,
      slug: slugOf(index),
      hidesTitle: form !== undefined && !forms?.untitled.includes(form),
      takesPage: form !== undefined && forms?.whole.includes(form),
      body: [
        ...(intro === undefined ? [] : [intro]),
        ...(form === undefined
          ? excerpts(shown(index), blog)
          : drawnList(shown(index), { form, about, place: place(index) }, blog)),
        [
          ...(index > 0 ? [listLink(newerPosts, address(blog, slugOf(index - 1)))] : []),
          ...(index < count - 1 ? [listLink(olderPosts, address(blog, slugOf(index + 1)))] : []),
        ].join(" · "),
      ],
    }),
  );
}

function address({ set }: Blog, slug: string): string {
  return set.route + slug.replace(/^\/$/, "") || "/";
}

interface ListPage {
  title: string;
  description: string;
  slug: string;
  /** What stands on the page has its title. */
  hidesTitle?: boolean;
  takesPage?: boolean | undefined;
  body: readonly string[];
}

function page({ set }: Blog, { title, description, slug, body, ...own }: ListPage): SourceFile {
  const head = Object.entries({ title, description, slug }).map(
    ([key, value]) => `${key}: ${JSON.stringify(value)}`,
  );
  if (own.hidesTitle) head.push("hide_title: true");
  if (own.takesPage) head.push("layout: landing");
  const fixed = ["custom_edit_url: null", "search: false", "hide_table_of_contents: true"];
  return {
    path: `${generatedFolder(set)}${slug === "/" ? "/index" : slug}.mdx`,
    text: `---\n${[...head, ...fixed].join("\n")}\n---\n\n${body.join("\n\n")}\n`,
  };
}

/** The text of each post as a component. */
function importPosts(posts: readonly BlogPost[], { site }: Blog): string[] {
  return posts.map(({ path, file = path }, index) => {
    const source = `@site/${posix.relative(site, file)}`;
    return `import Post${index} from ${JSON.stringify(source)};`;
  });
}

/** A list that a component of the site draws. */
function drawnList(
  posts: readonly BlogPost[],
  { form, about, place }: { form: string; about: PagedList["about"]; place: object },
  blog: Blog,
): string[] {
  const imports = [
    `import PostList from ${JSON.stringify(LIST_FORM)};`,
    `import Drawn from ${JSON.stringify(form)};`,
    ...importPosts(posts, blog),
  ];
  const sources = JSON.stringify(posts.map(({ path }) => path));
  return [
    imports.join("\n"),
    `<PostList list={Drawn} page={${JSON.stringify(place)}} posts={${sources}} about={${JSON.stringify(about ?? {})}}>`,
    ...posts.map((_, index) => `<Post${index} excerpt />`),
    "</PostList>",
  ];
}

/** Each post by its title, its facts and its beginning, which is compiled as a part of the list. */
function excerpts(posts: readonly BlogPost[], blog: Blog): string[] {
  const { set, messages } = blog;
  const imports = importPosts(posts, blog);
  const parts = posts.flatMap((post, index) => [
    `## ${listLink(post.title, set.route + post.slug)}`,
    `<p className="post-facts">${factsOf(post, blog).join('{" · "}')}</p>`,
    `<Post${index} excerpt />`,
    ...(post.hasMore ? [listLink(messages.readMore, set.route + post.slug)] : []),
    ...tagLine(post, blog),
  ]);
  return [imports.join("\n"), ...parts];
}

/** "June 1, 2024", "3 min read", the authors with their pictures and what they do. */
function factsOf(post: BlogPost, { set, language, messages }: Blog) {
  const { time, minutes } = post;
  const reading = fillPlural(messages.minutesToRead, minutes, language);
  return [
    ...(time === 0 ? [] : [asExpression(dayLabel(time, language))]),
    ...(set.options.blog.readingTime ? [asExpression(reading)] : []),
    ...linkedAuthors(post.authors, set.route).map(
      ({ name, title, ...author }) => authorLine(author, name) + (title ? small(title) : ""),
    ),
  ];
}

function small(text: string): string {
  return `{" "}<small>${asExpression(text)}</small>`;
}

/** The tags of a post, each with a link to its list. */
function tagLine({ frontMatter }: BlogPost, { set, messages, tagAddresses }: Blog): string[] {
  const all = tagsOf(frontMatter, set, tagAddresses);
  const tags = all.map(({ label, route }) => listLink(label, route));
  return tags.length === 0
    ? []
    : [`<p className="page-tags">${asExpression(messages.tags)} ${tags.join(" ")}</p>`];
}

/** A day in words, in UTC. */
function dayLabel(time: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" }).format(time);
}

/** The posts that have a tag, by the address of its page. */
function postsByTag(posts: readonly BlogPost[], blog: Blog): SourceFile[] {
  const { set, messages, language } = blog;
  const allTagsPath = set.route + set.options.tagsRoute;
  const all = listLink(messages.allTags, allTagsPath);
  return groupByTag(set, posts).flatMap(({ tag, pages: own }) =>
    pagedList(blog, {
      title: fill(messages.postsTagged, {
        posts: fillPlural(messages.postCount, own.length, language),
        tag: tag.label,
      }),
      description: tag.description ?? "",
      slug: tag.route.slice(set.route.length),
      intro: tag.description ? `${asExpression(tag.description)} ${all}` : all,
      posts: own,
      form: set.forms?.tagged,
      about: { tag: { ...tag, permalink: tag.route, count: own.length, allTagsPath } },
    }),
  );
}

function archive(posts: readonly BlogPost[], blog: Blog): SourceFile {
  const { archive: title, undated } = blog.messages;
  const yearOf = ({ time }: BlogPost) =>
    time === 0 ? undated : String(new Date(time).getUTCFullYear());
  const years = [...new Set(posts.map(yearOf))].sort().reverse();
  const body = years.flatMap((year) => [
    `## ${year}`,
    items(
      posts.filter((post) => yearOf(post) === year),
      blog,
    ),
  ]);
  return page(blog, { title, description: title, slug: "/archive", body });
}

function items(posts: readonly BlogPost[], { set, language }: Blog): string {
  return posts
    .map((post) => {
      const day = post.time === 0 ? "" : asExpression(`${dayLabel(post.time, language)}: `);
      return `- ${day}${listLink(post.title, set.route + post.slug)}`;
    })
    .join("\n");
}

/** The list of the authors in `authors.yml`, and a page for each that asks for one there. */
function authorPages(posts: readonly BlogPost[], blog: Blog): SourceFile[] {
  const known = Object.entries(blog.set.authors ?? {});
  if (known.length === 0) return [];
  const described = known.map(([key, facts]) => ({
    name: facts.name ?? key,
    title: facts.title,
    description: facts.description?.trim() ?? "",
    places: [
      ...(facts.url === undefined
        ? []
        : [[URL.parse(facts.url)?.host ?? facts.url, facts.url] as const]),
      ...Object.entries(profiles(facts.socials)),
    ],
    slug: authorSlug(key, facts.page),
    url: authorUrl(facts),
    ...picture(facts.imageURL ?? facts.image_url),
    own: posts.filter(({ authorKeys }) => authorKeys.includes(key)),
  }));
  const all = described.map(({ name, title, slug, own, image, url }) => {
    const page = slug === undefined ? url : address(blog, slug);
    const line = authorLine({ image, url: page }, `${name} (${own.length})`);
    const further = title === undefined ? "" : asExpression(`: ${title}`);
    return `- <span className="post-author">${line}${further}</span>`;
  });
  const list = {
    title: blog.messages.authors,
    description: blog.messages.authors,
    slug: "/authors",
    body: [all.join("\n")],
  };
  const toAll = listLink(blog.messages.authors, address(blog, "/authors"));
  const withPage = described.flatMap(({ slug, ...author }) =>
    slug === undefined ? [] : [{ ...author, slug }],
  );
  return [
    page(blog, list),
    ...withPage.flatMap(({ name, title, description, places, slug, own }) =>
      pagedList(blog, {
        title: name,
        description,
        slug,
        intro: [
          ...[title, description].flatMap((text) => (text ? [`<p>${asExpression(text)}</p>`] : [])),
          [...places.map(([place, url]) => linkAnywhere(place, url)), toAll].join(" · "),
        ].join("\n\n"),
        posts: own,
        form: blog.set.forms?.byAuthor,
        about: { author: { name, description, count: own.length } },
      }),
    ),
  ];
}
