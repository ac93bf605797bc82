import { z } from "zod";
import { complaint, remedy } from "../../diagnostics/complaint.ts";
import { readFitting } from "../../diagnostics/fitting.ts";
import { suggest } from "../../diagnostics/nearest.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { PostAuthor } from "../../model/page.ts";
import type { FrontMatter } from "../../sources/front-matter-schema.ts";
import { hasExcerpt } from "../../sources/markdown/excerpt.ts";
import { withoutTitle } from "../../sources/markdown/headings/content-title.ts";
import { momentOf } from "../../sources/moment.ts";
import { readPostPath } from "../../sources/page-name.ts";
import { authorSlug, authorUrl, type BlogAuthor } from "./authors.ts";

/** What lists of posts and the posts themselves show of a post. */
export interface BlogPost {
  /** Path of the source, relative to the root. */
  path: string;
  /** The file that is read where none stands at the path: the original of what is not translated. */
  file?: string;
  title: string;
  /** Below the route of the blog, with a slash first. */
  slug: string;
  /** Milliseconds; of the front matter, else of the file's name. 0: unknown. */
  time: number;
  authors: readonly BlogAuthor[];
  /** Names of those authors that `authors.yml` knows. */
  authorKeys: readonly string[];
  /** Of reading, at 200 words a minute. */
  minutes: number;
  /** Only what stands before a mark is shown in lists. */
  hasMore: boolean;
  isListed: boolean;
  frontMatter: FrontMatter;
}

const author = z.looseObject({
  key: z.string().optional(),
  name: z.string().optional(),
  title: z.string().optional(),
  url: z.string().optional(),
  email: z.string().optional(),
  image_url: z.string().optional(),
  imageURL: z.string().optional(),
  /** Whether a page lists the posts of this author. */
  page: z.unknown().optional(),
  description: z.string().optional(),
});

/** `authors.yml`: authors by the name that posts give them. */
export const authorsFileSchema = z.record(z.string(), author);

export type AuthorsFile = z.output<typeof authorsFileSchema>;

/** What is said of an author. */
export type AuthorFacts = z.output<typeof author>;

/** A post as it is before it is compiled. */
export interface PostSource {
  path: string;
  /** The text below the front matter. */
  content: string;
  /** `undefined`: it is called by its file. */
  title: string | undefined;
  frontMatter: FrontMatter;
}

/** The blog of a post. */
interface PostPlace {
  folder: string;
  authors: AuthorsFile;
  /** See the option of this name. */
  readingTime: boolean | "blanks";
}

/** Address, date and authors of a post. Its file's name may begin with the date, as may its folders. */
export function describePost(
  { path, content, title, frontMatter }: PostSource,
  { folder, authors, readingTime }: PostPlace,
): BlogPost {
  const file = readPostPath(path, folder);
  const own = frontMatter.slug?.replace(/^(?!\/)/, "/");
  const date = frontMatter.date ?? file.date;
  const keys = authorKeys(frontMatter, authors);
  const slug = (own ?? file.slug).replace(/\/{2,}/g, "/").replace(/(?<=.)\/$/, "");
  return {
    path,
    title: title ?? file.text,
    slug,
    time: date === undefined ? 0 : momentOf(date) || 0,
    authors: authorsOf(frontMatter, authors),
    authorKeys: keys,
    minutes: Math.max(1, minutesFor(withoutTitle(content), readingTime)),
    hasMore: hasExcerpt(content),
    isListed: frontMatter.unlisted !== true && frontMatter.draft !== true,
    frontMatter,
  };
}

const WORDS_PER_MINUTE = 200;
/** A word between blanks; a sign of a script that has none is one with what punctuates it. */
const BETWEEN_BLANKS =
  /[\u3040-\u309f\u4e00-\u9fff\uac00-\ud7a3](?:[!-/:-@[-`{-~\u3000-\u303f\uff00-\uffef]| |\n|\r|\t)*|[^ \n\r\t\u3040-\u309f\u4e00-\u9fff\uac00-\ud7a3]+/g;

function minutesFor(content: string, readingTime: boolean | "blanks"): number {
  if (readingTime === "blanks")
    return Math.ceil((content.match(BETWEEN_BLANKS)?.length ?? 0) / WORDS_PER_MINUTE);
  // The newer count is rounded before it goes up to whole minutes.
  return Math.ceil(Math.round((wordsIn(content) / WORDS_PER_MINUTE) * 100) / 100);
}

/** Knows the words of all scripts, those without blanks between them, too. */
const WORDS = new Intl.Segmenter("en", { granularity: "word" });

function wordsIn(text: string): number {
  let count = 0;
  for (const { isWordLike } of WORDS.segment(text)) if (isWordLike) count++;
  return count;
}

function authorKeys(frontMatter: FrontMatter, known: AuthorsFile): string[] {
  return listOf(frontMatter.authors).flatMap((entry) => {
    const key = typeof entry === "string" ? entry : Object(entry).key;
    return typeof key === "string" && known[key] ? key : [];
  });
}

/** All that is known of the authors of a post: what the blog's file says, and the post itself. */
export function authorFacts(frontMatter: FrontMatter, known: AuthorsFile): AuthorFacts[] {
  const entries = frontMatter.authors === undefined ? oneAuthor(frontMatter) : frontMatter.authors;
  return listOf(entries).map((entry) => {
    const named = typeof entry === "string" ? { key: entry } : entry;
    const own = readFitting(author, named).value ?? {};
    return { ...(own.key === undefined ? {} : known[own.key]), ...own };
  });
}

function authorsOf(frontMatter: FrontMatter, known: AuthorsFile): BlogAuthor[] {
  return authorFacts(frontMatter, known).flatMap((facts) => {
    const { key, name = key, title, image_url, imageURL: image = image_url } = facts;
    const slug = key !== undefined && known[key] ? authorSlug(key, facts.page) : undefined;
    return name === undefined
      ? []
      : [{ name, title, url: authorUrl(facts), slug, ...picture(image) }];
  });
}

/** A picture of an author: only an address of its own means the same on every page. */
export function picture(image: string | undefined): Pick<PostAuthor, "image"> {
  return image !== undefined && /^(?:\/(?!\/)|https?:\/\/)/.test(image) ? { image } : {};
}

/** The older form: an author in keys of the post's own. */
function oneAuthor({ author: name, ...keys }: FrontMatter): unknown {
  if (name === undefined) return [];
  return {
    name,
    title: keys.author_title ?? keys.authorTitle,
    url: keys.author_url ?? keys.authorURL,
    imageURL: keys.author_image_url ?? keys.authorImageURL,
  };
}

/** What is wrong with an author of a post, and where that stands in the front matter. */
export interface AuthorFault extends Pick<Diagnostic, "hint" | "fix"> {
  message: string;
  place: PropertyKey[];
}

/** Authors of a post that lists can't show as they are meant. A blog without a file of authors has no names for them. */
export function authorFaults({ authors }: FrontMatter, known: AuthorsFile): AuthorFault[] {
  return listOf(authors).flatMap((entry, at): AuthorFault[] => {
    const place = Array.isArray(authors) ? ["authors", at] : ["authors"];
    const { key, name } = typeof entry === "string" ? { key: entry } : Object(entry);
    if (typeof key === "string" && name === undefined && !Object.hasOwn(known, key)) {
      const names = Object.keys(known);
      if (names.length === 0) return [];
      const otherwise = `Add "${key}" to the file of authors, or write: authors: [{ name: "${key}" }].`;
      const way = suggest(key, names, { otherwise });
      return [{ message: `The blog's file of authors has no "${key}".`, place, ...way }];
    }
    const { issues } = readFitting(author, typeof entry === "string" ? { key } : entry);
    const faults = issues.map((issue) => ({
      message: `"${[...place, ...issue.path].join(".")}" ${complaint(issue)}.`,
      hint: remedy(issue),
      place: [...place, ...issue.path],
    }));
    if (faults.length > 0 || name !== undefined || key !== undefined) return faults;
    const hint = 'Write a name from the file of authors, or what is shown: { name: "Ada" }.';
    return [{ message: "An author of this post has no name.", place, hint }];
  });
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : value === undefined || value === null ? [] : [value];
}

/** Posts that lists show, in the order of the blog. */
export function listedPosts(posts: Iterable<BlogPost>, isAscending: boolean): BlogPost[] {
  const listed = [...posts].filter(({ isListed }) => isListed);
  const latest = listed.sort((a, b) => b.time - a.time || (a.path < b.path ? -1 : 1));
  return isAscending ? latest.reverse() : latest;
}
