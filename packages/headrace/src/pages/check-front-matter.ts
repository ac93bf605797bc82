import { suggest } from "../diagnostics/nearest.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { isDay } from "../sources/moment.ts";
import { readPostPath } from "../sources/page-name.ts";
import { authorFaults } from "./blog/posts.ts";
import type { Doc } from "./doc.ts";
import { type DocSet, docKey, sidebarName } from "./doc-set.ts";
import { originalOf } from "./listed-docs.ts";
import type { SiteMap } from "./site-map.ts";

/** A problem of a key of a page's front matter, whose place is still to be found. */
export type KeyProblem = Diagnostic & {
  file: string;
  key: string;
  /** Where within its value, if not all of it is wrong. */
  within?: readonly PropertyKey[];
};

/** Judges what pages say at their top about other pages: neighbors and sidebars that do not exist. */
export function checkFrontMatter(siteMap: SiteMap): KeyProblem[] {
  // What is said of a page that is not translated is said of the original.
  const written = siteMap.docs.filter((doc) => originalOf(doc, siteMap) === undefined);
  return written.flatMap((doc) => [
    ...neighbors(doc, siteMap),
    ...sidebar(doc, siteMap),
    ...authors(doc, siteMap),
    ...dateOfFile(doc, siteMap),
  ]);
}

/** The blog that a page is a post of; `undefined` for any other. */
function blogOf({ path, set }: Doc, { sets }: SiteMap): DocSet | undefined {
  return sets.find(({ id, posts }) => id === set && posts?.has(path));
}

function authors(doc: Doc, siteMap: SiteMap): KeyProblem[] {
  const { path, frontMatter } = doc;
  const blog = blogOf(doc, siteMap);
  if (!blog) return [];
  return authorFaults(frontMatter, blog.authors ?? {}).map(({ place, ...told }) => ({
    code: "post-author",
    severity: "warning",
    file: path,
    key: "authors",
    within: place.slice(1),
    ...told,
  }));
}

/** A post is dated by its file's name, unless it says so itself. */
function dateOfFile(doc: Doc, siteMap: SiteMap): KeyProblem[] {
  const { path, file = path, frontMatter } = doc;
  const blog = blogOf(doc, siteMap);
  if (!blog || frontMatter.date !== undefined) return [];
  const { date } = readPostPath(path, blog.folder);
  if (date === undefined || isDay(date)) return [];
  return [
    {
      code: "post-date",
      severity: "warning",
      file,
      key: "date",
      message: `This post has no date: there is no day "${date}", which its file's name begins with.`,
      hint: 'Rename the file, or say the day in its front matter: "date: 2026-05-01".',
    },
  ];
}

function neighbors({ path, set, frontMatter }: Doc, { byId }: SiteMap): KeyProblem[] {
  return (["pagination_prev", "pagination_next"] as const).flatMap((key) => {
    const id = frontMatter[key];
    if (typeof id !== "string" || byId.has(docKey({ id: set }, id))) return [];
    return {
      code: "unknown-doc",
      severity: "error",
      file: path,
      key,
      message: `"${key}" names a page "${id}" that does not exist.`,
      ...suggest(id, byId.keys(), { otherwise: "Write the id of a page, or null for none." }),
    };
  });
}

function sidebar({ path, set, frontMatter }: Doc, { trees }: SiteMap): KeyProblem[] {
  const { displayed_sidebar: name } = frontMatter;
  if (typeof name !== "string" || trees.has(sidebarName({ id: set }, name))) return [];
  return [
    {
      code: "unknown-sidebar",
      severity: "error",
      file: path,
      key: "displayed_sidebar",
      message: `"displayed_sidebar" names a sidebar "${name}" that does not exist.`,
      ...suggest(name, trees.keys(), { otherwise: `Sidebars: ${[...trees.keys()].join(", ")}.` }),
    },
  ];
}
