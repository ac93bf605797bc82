import { posix } from "node:path";
import type { OldSite } from "./old-site.ts";

/** Pages that stand for themselves: in no sidebar, and without what documents have around them. */
const STANDALONE = {
  kind: "pages" as const,
  include: ["**/*.{md,mdx,js,jsx,ts,tsx}"],
  exclude: ["**/_*", "**/_*/**", "**/*.test.{js,jsx,ts,tsx}", "**/__tests__/**"],
  lastUpdate: { date: false },
  breadcrumbs: false,
  numberPrefixes: false,
  sidebars: {},
};

type Files = Partial<Record<"include" | "exclude", string[] | undefined>>;

/** Which files are pages, where the old site says so. */
export function convertFiles({ include, exclude }: Files) {
  return { ...(include ? { include } : {}), ...(exclude ? { exclude } : {}) };
}

export function convertPages(options: OldSite["pages"][number], index: number, siteDir: string) {
  return {
    ...STANDALONE,
    ...convertFiles(options),
    id: options.id ?? (index === 0 ? "pages" : `pages-${index}`),
    path: posix.join(siteDir, options.path),
    route: posix.join("/", options.routeBasePath).replace(/(.)\/$/, "$1"),
  };
}

export function convertBlog(options: OldSite["blogs"][number], index: number, siteDir: string) {
  const { blogTitle, blogDescription, blogSidebarTitle, blogSidebarCount, postsPerPage } = options;
  return {
    ...STANDALONE,
    kind: "blog" as const,
    id: options.id ?? (index === 0 ? "blog" : `blog-${index}`),
    path: posix.join(siteDir, options.path),
    route: posix.join("/", options.routeBasePath).replace(/(.)\/$/, "$1"),
    include: ["**/*.{md,mdx}"],
    ...convertFiles(options),
    blog: {
      title: blogTitle,
      description: blogDescription,
      sidebarTitle: blogSidebarTitle,
      sidebarCount: blogSidebarCount,
      perPage: postsPerPage,
      isAscending: options.sortPosts === "ascending",
    },
  };
}
