import { posix } from "node:path";
import type { SiteConfig } from "../../config/schema.ts";
import type { NamedPage, SitePost } from "../../model/site-docs.ts";
import type { Doc } from "../doc.ts";
import type { DocSet } from "../doc-set.ts";
import type { SiteMap } from "../site-map.ts";
import { tagsOf } from "../tag-pages.ts";
import { authorSlug } from "./authors.ts";
import { neighborPosts } from "./neighbors.ts";
import { type AuthorFacts, authorFacts } from "./posts.ts";
import { profiles } from "./profiles.ts";

interface Around {
  map: SiteMap;
  config: SiteConfig;
}

/** What components may ask about a post; `undefined` for a page that is none. */
export function sitePost(doc: Doc, set: DocSet, { map, config }: Around): SitePost | undefined {
  const post = set.posts?.get(doc.path);
  if (!set.posts || !post) return undefined;
  const { time, minutes, hasMore, frontMatter } = post;
  const { blog } = set.options;
  const tags = tagsOf(frontMatter, set, map.tagAddresses.get(set.id) ?? new Map());
  const authors = authorFacts(frontMatter, set.authors ?? {});
  const { previous, next } = neighborPosts(doc.path, set, map);
  const { site } = config.content;
  const fileBeside = (address: string | undefined, source: string) =>
    address !== undefined && /^\.{1,2}\//.test(address)
      ? `@site/${posix.relative(site, posix.join(posix.dirname(source), address))}`
      : undefined;
  return {
    date: time === 0 ? "" : new Date(time).toISOString(),
    ...(blog.readingTime ? { minutes } : {}),
    image: fileBeside(frontMatter.image, post.file ?? post.path),
    authors: authors.map((facts) => describeAuthor(facts, set)),
    tags: tags.map(({ label, route, description }) => ({ label, path: route, description })),
    hasMore,
    newer: named(previous),
    older: named(next),
  };
}

function named(doc: Doc | undefined): NamedPage | undefined {
  return doc && { title: doc.title, path: doc.route };
}

/** An author as the dialect describes him to components. */
function describeAuthor(facts: AuthorFacts, { route }: DocSet): Record<string, unknown> {
  const { image_url, imageURL = image_url, socials, ...rest } = facts;
  const slug = authorSlug(facts.key, facts.page);
  return {
    ...rest,
    imageURL,
    page: slug === undefined ? null : { permalink: posix.join(route || "/", slug) },
    socials: profiles(socials),
  };
}
