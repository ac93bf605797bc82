import { readFileSync } from "node:fs";
import type { DocsOptions } from "../../config/docs-options.ts";
import type { SiteConfig } from "../../config/schema.ts";
import type { DocSet, PageForms } from "../../pages/doc-set.ts";
import {
  CONTENTS_FORM,
  DOC_FORM,
  LIST_FORM,
  ownThemeFile,
  POST_FORM,
  type ThemePlaces,
} from "../../sources/markdown/jsx/dialect-modules.ts";
import { themePlaces } from "../theme-parts.ts";

/** What a page of a document is made of, and may stand around its text in a form of the site's own. */
const DOC_PARTS = [
  "DocItem",
  "DocItem/Layout",
  "DocItem/Content",
  "DocItem/Footer",
  "DocItem/Paginator",
  "DocBreadcrumbs",
  "DocVersionBadge",
  "DocVersionBanner",
].map((name) => `@theme/${name}`);

/** Parts of a post that a site may have in a form of its own, on the page of the post and in lists. */
const POST_PARTS = [
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
 * The forms that a site has for the pages of a set. They are drawn as in the dialect as soon as one of their parts
 * is the site's own.
 *
 * @param root Absolute path of the project.
 */
export function pageForms(
  { kind, blog }: Pick<DocsOptions, "kind" | "blog">,
  content: Pick<SiteConfig["content"], "site" | "themeFolders">,
  root: string,
): PageForms | undefined {
  const places = themePlaces(root, content);
  if (kind === "blog") return postForms(blog, places);
  const isOwn = (name: string) => ownThemeFile(name, places) !== undefined;
  const contents = [CONTENTS, DOC_CONTENTS].some(isOwn) ? DOC_CONTENTS : undefined;
  if (kind === "pages" || !(contents || DOC_PARTS.some(isOwn))) return undefined;
  return { page: DOC_PAGE, contents, whole: [], untitled: [] };
}

function postForms(
  { postComponent, listComponent }: DocsOptions["blog"],
  places: ThemePlaces,
): PageForms {
  const isOwn = (name: string) => ownThemeFile(name, places) !== undefined;
  const contents = isOwn(CONTENTS) && !isOwn(postComponent) ? CONTENTS : undefined;
  const hasParts = POST_PARTS.some(isOwn);
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
    contents,
    page: hasParts || contents || isOwn(postComponent) ? postComponent : undefined,
    list: listBy(listComponent),
    tagged: listBy(TAGGED),
    byAuthor: listBy(BY_AUTHOR),
  };
}

/** The layout with a sidebar. */
const LAYOUT = /@theme[\w-]*\/Blog(?:Layout|Sidebar)\b/;
/** The engine's form of a page, around which a site's own stands. */
const ENGINES_PAGE = /@theme-(?:original|init)\/Blog[^"']*Page["']/;

const DOC_PAGE = "@theme/DocItem";
const CONTENTS = "@theme/TOC";
const DOC_CONTENTS = "@theme/DocItem/TOC/Desktop";
const TAGGED = "@theme/BlogTagsPostsPage";
const BY_AUTHOR = "@theme/Blog/Pages/BlogAuthorsPostsPage";

/** Draws the posts of a list. */
const ENGINES_LIST = "@theme-init/BlogListPage";

const NO_FORMS: PageForms = { whole: [], untitled: [] };

/** The modules that draw the pages of a set. */
export function formModules({
  posts,
  forms = NO_FORMS,
}: Pick<DocSet, "posts" | "forms">): string[] {
  const { page, contents, list, tagged, byAuthor } = forms;
  const ofLists = [list, tagged, byAuthor].filter((form) => form !== undefined);
  return [
    ...(page === undefined ? [] : [posts ? POST_FORM : DOC_FORM, page]),
    ...(contents === undefined ? [] : [CONTENTS_FORM, contents]),
    ...(ofLists.length === 0 ? [] : [LIST_FORM, ...ofLists]),
  ];
}
