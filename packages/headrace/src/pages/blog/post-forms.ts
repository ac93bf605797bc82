import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { DocsOptions } from "../../config/docs-options.ts";
import type { SiteConfig } from "../../config/schema.ts";
import { LIST_FORM, ownThemeFile, POST_FORM } from "../../sources/markdown/jsx/dialect-modules.ts";

/** Specifiers of the components that draw the pages of a blog; absent for what the engine draws. */
export interface PostForms {
  post?: string | undefined;
  /** Those of them that take the whole page: they ask for no sidebar. */
  whole: readonly string[];
  /** Those that leave the title above them to the engine. */
  untitled: readonly string[];
  /** Of the list of all posts. */
  list?: string | undefined;
  /** Of the posts of a tag, and of an author. */
  tagged?: string | undefined;
  byAuthor?: string | undefined;
}

/** Parts of a post that a site may have in a form of its own, on the page of the post and in lists. */
const PARTS = [
  "BlogPostItem",
  "BlogPostItem/Container",
  "BlogPostItem/Content",
  "BlogPostItem/Footer",
  "BlogPostItem/Footer/ReadMoreLink",
  "BlogPostItem/Header",
  "BlogPostItem/Header/Author",
  "BlogPostItem/Header/Authors",
  "BlogPostItem/Header/Info",
  "BlogPostItem/Header/Title",
  "Blog/Components/Author",
].map((name) => `@theme/${name}`);

/**
 * The forms that a site has for the pages of a blog. They are drawn as in the dialect as soon as one of their parts
 * is the site's own.
 *
 * @param root Absolute path of the project.
 */
export function postForms(
  { blog: { postComponent, listComponent } }: Pick<DocsOptions, "blog">,
  { site, themeFolders }: Pick<SiteConfig["content"], "site" | "themeFolders">,
  root: string,
): PostForms {
  const places = { siteDir: join(root, site), themeFolders };
  const isOwn = (name: string) => ownThemeFile(name, places) !== undefined;
  const hasParts = PARTS.some(isOwn);
  const usual = hasParts || isOwn("@theme/BlogPostItems") ? ENGINES_LIST : undefined;
  const listBy = (component: string) => (isOwn(component) ? component : usual);
  const whole: string[] = [];
  const untitled = [ENGINES_LIST];
  for (const component of [postComponent, listComponent, TAGGED, BY_AUTHOR]) {
    const file = ownThemeFile(component, places);
    const code = file === undefined ? "" : readFileSync(file, "utf8");
    if (ENGINES_PAGE.test(code)) untitled.push(component);
    else if (file !== undefined && !LAYOUT.test(code)) whole.push(component);
  }
  return {
    whole,
    untitled,
    post: hasParts || isOwn(postComponent) ? postComponent : undefined,
    list: listBy(listComponent),
    tagged: listBy(TAGGED),
    byAuthor: listBy(BY_AUTHOR),
  };
}

/** The layout with a sidebar. */
const LAYOUT = /@theme[\w-]*\/Blog(?:Layout|Sidebar)\b/;
/** The engine's form of a page, around which a site's own stands. */
const ENGINES_PAGE = /@theme-(?:original|init)\/Blog[^"']*Page["']/;

const TAGGED = "@theme/BlogTagsPostsPage";
const BY_AUTHOR = "@theme/Blog/Pages/BlogAuthorsPostsPage";

/** Draws the posts of a list. */
const ENGINES_LIST = "@theme-init/BlogListPage";

/** The modules that draw them. */
export function formModules({ post, list, tagged, byAuthor }: Partial<PostForms> = {}): string[] {
  const ofLists = [list, tagged, byAuthor].filter((form) => form !== undefined);
  return [
    ...(post === undefined ? [] : [POST_FORM, post]),
    ...(ofLists.length === 0 ? [] : [LIST_FORM, ...ofLists]),
  ];
}
