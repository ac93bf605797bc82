import { z } from "zod";

/** Versions of a collection; they are read from `versions.json` and the folders beside it. */
const versions = z.strictObject({
  /** The version that stands at the collection's own route. Default: the first of versions.json. */
  lastVersion: z.string().optional(),
  /** Whether the pages of the content folder itself are published. Default: true. */
  includeCurrent: z.boolean().default(true),
  /** Names of the versions to publish. Default: all. */
  only: z.array(z.string()).optional(),
  options: z
    .record(
      z.string(),
      z.strictObject({
        /** Default: the name; "Next" for the content folder itself. */
        label: z.string().optional(),
        /** Below the route of the collection. Default: the name; "next" for the content folder. */
        path: z.string().optional(),
        banner: z.enum(["none", "unreleased", "unmaintained"]).optional(),
        badge: z.boolean().optional(),
        className: z.string().optional(),
        /** Keeps the version out of search engines. */
        noIndex: z.boolean().optional(),
      }),
    )
    .default({}),
});

/** How the posts of a collection of kind "blog" are listed. */
const blog = z.strictObject({
  /** Title of the list of posts. */
  title: z.string().default("Blog"),
  /** Its description. */
  description: z.string().default("Blog"),
  /** Above the newest posts in the sidebar. */
  sidebarTitle: z.string().default("Recent posts"),
  /** How many of them stand there. */
  sidebarCount: z.union([z.number(), z.literal("ALL")]).default(5),
  /** How many posts a list shows at once. */
  perPage: z.union([z.number().min(1), z.literal("ALL")]).default(10),
  /** What stands in the address of a list's further pages before their number. Default: "page". */
  furtherPages: z
    .string()
    .regex(/^[^/?#]+(?:\/[^/?#]+)*$/, { error: 'must be a part of a route such as "page"' })
    .default("page"),
  /** File below the folder that says who the authors are. Default: authors.yml or authors.json. */
  authorsFile: z.string().optional(),
  /**
   * Whether posts say how many minutes they take. "blanks": by what stands between blanks, as the dialect's own engine
   * counted words before 3.9. Default: true.
   */
  readingTime: z.union([z.boolean(), z.literal("blanks")]).default(true),
  /** Component that draws the page of a post, by the name that it is imported by: "@theme/BlogPostPage". */
  postComponent: z.string().default("@theme/BlogPostPage"),
  /** Component that draws a page of a list of posts. */
  listComponent: z.string().default("@theme/BlogListPage"),
  /** Whether the oldest post comes first. */
  isAscending: z.boolean().default(false),
});

/** What every collection of pages may say of them; all of it has a default. */
export const docsOptions = {
  /** "pages": files stand for themselves, and modules of React are pages, too. Default: "docs". */
  kind: z.enum(["docs", "pages", "blog"]).default("docs"),
  /** Of kind "blog": how posts are listed. */
  blog: blog.prefault({}),
  versions: versions.prefault({}),
  /**
   * Address of a page's source for "Edit this page"; "{path}" becomes the file's path. Default: that of `content`.
   * False: pages have none.
   */
  editUrl: z.union([z.string().includes("{path}"), z.literal(false)]).optional(),
  /** Whether pages of old versions are edited as they are now. Default: false. */
  editCurrent: z.boolean().default(false),
  /** Files that are pages, below the folder. Default: all Markdown; of kind "pages", modules, too. */
  include: z.array(z.string()).optional(),
  /** Files that are none. Default: files and folders whose names begin with "_", and tests. */
  exclude: z.array(z.string()).default(["**/_*", "**/_*/**", "**/__tests__/**"]),
  /** What stands below a page of its last change. Default: the day. */
  lastUpdate: z
    .strictObject({ date: z.boolean().default(true), author: z.boolean().default(false) })
    .prefault({}),
  /** Whether pages show the way from their section, or from its categories, down to them. Default: true. */
  breadcrumbs: z.union([z.boolean(), z.literal("categories")]).default(true),
  /** Whether categories begin closed. Default: true. */
  collapsed: z.boolean().default(true),
  /** Whether numbers that begin names only order files. Default: true. */
  numberPrefixes: z.boolean().default(true),
  /** Whether sidebars that list folders begin with what would be last, at every level. Default: false. */
  reversedFolders: z.boolean().default(false),
  /** Route of the list of tags, below that of the pages. Default: "/tags". */
  tagsRoute: z
    .string()
    .regex(/^\/[^?#]*[^?#/]$/, { error: 'must be a route such as "/tags"' })
    .default("/tags"),
};

/** Which versions of a collection are published, and how. */
export type VersionOptions = z.output<typeof versions>;

type WrittenOptions = z.output<z.ZodObject<typeof docsOptions>>;

/** What a collection says of its pages, defaults filled in. */
export type DocsOptions = Omit<WrittenOptions, "include"> & { include: string[] };

/** The options of a collection with the files that are pages, where it does not say which. */
export function withIncluded<Options extends Pick<WrittenOptions, "kind" | "include">>(
  options: Options,
): Options & { include: string[] } {
  return { ...options, include: options.include ?? usualInclude(options.kind) };
}

/** The files that are pages where nobody says which. */
export function usualInclude(kind: WrittenOptions["kind"]): string[] {
  return [kind === "pages" ? "**/*.{md,mdx,js,jsx,ts,tsx}" : "**/*.{md,mdx}"];
}
