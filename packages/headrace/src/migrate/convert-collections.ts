import { posix } from "node:path";
import type { OldDocs, OldSite } from "./old-site.ts";

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
function convertFiles({ include, exclude }: Files) {
  return { ...(include ? { include } : {}), ...(exclude ? { exclude } : {}) };
}

/** Where pages are edited; nothing where that is not to be had from what the old site says. */
export function convertEdit({ editUrl, path }: Edited, siteDir: string): { editUrl?: string } {
  if (!editUrl || !URL.canParse(editUrl)) return {};
  const template = editTemplate(editUrl, path, siteDir);
  return template === undefined ? {} : { editUrl: template };
}

interface Edited {
  editUrl?: string | null | undefined;
  path: string;
}

/** "{docPath}" is below the content folder; ours is below the project's root. */
function editTemplate(editUrl: string, path: string, siteDir: string): string | undefined {
  if (editUrl.includes("{docPath}")) {
    const end = `/${posix.join(siteDir, path, "{docPath}")}`;
    return editUrl.endsWith(end) ? `${editUrl.slice(0, -end.length)}/{path}` : undefined;
  }
  // Theirs is the address of the folder of the configuration.
  const above = siteDir === "." ? "." : posix.relative(siteDir, ".");
  return `${new URL(`${above}/`, `${editUrl.replace(/\/$/, "")}/`).href.replace(/\/$/, "")}/{path}`;
}

/** Where tags are listed. */
function convertTagsRoute({ tagsBasePath }: { tagsBasePath: string }) {
  const tagsRoute = posix.join("/", tagsBasePath);
  return tagsRoute === "/tags" ? {} : { tagsRoute };
}

export function convertDocs(options: OldDocs, siteDir: string) {
  const { routeBasePath, path, lastVersion } = options;
  return {
    lastUpdate: { date: options.showLastUpdateTime, author: options.showLastUpdateAuthor },
    breadcrumbs: options.breadcrumbs && ("categories" as const),
    ...(options.sidebarCollapsed && options.sidebarCollapsible ? {} : { collapsed: false }),
    ...(options.numberPrefixParser === false ? { numberPrefixes: false } : {}),
    ...(options.sidebarItemsGenerator === "reversed" ? { reversedFolders: true } : {}),
    ...(options.editCurrentVersion ? { editCurrent: true } : {}),
    ...convertTagsRoute(options),
    ...convertFiles(options),
    path: posix.join(siteDir, path).replace(/\/$/, ""),
    route: posix.join("/", routeBasePath).replace(/(.)\/$/, "$1"),
    versions: {
      includeCurrent: options.includeCurrentVersion,
      options: convertVersions(options.versions),
      ...(lastVersion === undefined ? {} : { lastVersion }),
      ...(options.disableVersioning ? { only: ["current"], lastVersion: "current" } : {}),
      ...(options.onlyIncludeVersions ? { only: options.onlyIncludeVersions } : {}),
    },
    ...convertEdit(options, siteDir),
  };
}

const VERSION_KEYS = ["label", "path", "banner", "badge", "className", "noIndex"];

function convertVersions(versions: OldDocs["versions"]) {
  return Object.fromEntries(
    Object.entries(versions).map(([name, options]) => [
      name,
      Object.fromEntries(Object.entries(options).filter(([key]) => VERSION_KEYS.includes(key))),
    ]),
  );
}

export function convertPages(options: OldSite["pages"][number], index: number, siteDir: string) {
  return {
    ...STANDALONE,
    ...convertFiles(options),
    ...convertEdit(options, siteDir),
    id: options.id ?? (index === 0 ? "pages" : `pages-${index}`),
    path: posix.join(siteDir, options.path),
    route: posix.join("/", options.routeBasePath).replace(/(.)\/$/, "$1"),
  };
}

export function convertBlog(
  options: OldSite["blogs"][number],
  index: number,
  { siteDir, countsBlanks }: { siteDir: string; countsBlanks: boolean },
) {
  const { blogTitle, blogDescription, blogSidebarTitle, blogSidebarCount, postsPerPage } = options;
  const { authorsMapPath, showReadingTime, pageBasePath } = options;
  const counting = countsBlanks ? { readingTime: "blanks" as const } : {};
  const { blogPostComponent: postComponent, blogListComponent: listComponent } = options;
  return {
    ...STANDALONE,
    kind: "blog" as const,
    id: options.id ?? (index === 0 ? "blog" : `blog-${index}`),
    path: posix.join(siteDir, options.path),
    route: posix.join("/", options.routeBasePath).replace(/(.)\/$/, "$1"),
    include: ["**/*.{md,mdx}"],
    ...convertFiles(options),
    ...convertEdit(options, siteDir),
    ...convertTagsRoute(options),
    blog: {
      title: blogTitle,
      description: blogDescription,
      sidebarTitle: blogSidebarTitle,
      sidebarCount: blogSidebarCount,
      perPage: postsPerPage,
      ...(pageBasePath === "page" ? {} : { furtherPages: pageBasePath }),
      ...(authorsMapPath === undefined ? {} : { authorsFile: authorsMapPath }),
      ...(showReadingTime ? counting : { readingTime: false }),
      ...(postComponent === undefined ? {} : { postComponent }),
      ...(listComponent === undefined ? {} : { listComponent }),
      isAscending: options.sortPosts === "ascending",
    },
  };
}

/** Options of blogs that no blog here has, and what they are unless somebody says else. */
const LOST_BLOG_OPTIONS: Readonly<Record<string, unknown>> = {
  archiveBasePath: "archive",
  authorsBasePath: "authors",
  truncateMarker: undefined,
  readingTime: undefined,
  processBlogPosts: undefined,
};

/** Names of the options of a blog that are not taken over. */
export function lostBlogOptions(options: Readonly<Record<string, unknown>>): string[] {
  return Object.keys(LOST_BLOG_OPTIONS).filter(
    (name) => name in options && options[name] !== LOST_BLOG_OPTIONS[name],
  );
}
