import { decodeAddress, normalizeRoute } from "../../model/routes.ts";
import { descendants, find, type HtmlElement, isOfClass, lineOf, parseHtml } from "./html-tree.ts";
import { type PageText, readText } from "./page-text.ts";

/** What a page is for. */
export type PageKind = "doc" | "post" | "other";

/** What can be found of a built page, of either engine. */
export interface ComparedPage extends PageText {
  route: string;
  /** Its path, with the base URL, as it says itself. */
  address: string;
  kind: PageKind;
  title: string[];
  description: string[];
  /** Other words for machines: "keywords one, two". */
  meta: string[];
  /** "#id Text" of each row. */
  contents: string[];
  /** "previous /route Label", "next /route Label". */
  pagination: string[];
  breadcrumbs: string[];
  /** "depth Label /route" of what the page itself shows of the sidebar. */
  sidebar: string[];
}

/** Reads a page; undefined for one that only leads on. */
export function readPage(route: string, html: string): ComparedPage | undefined {
  if (/http-equiv="?refresh/i.test(html) && html.length < 5000) return undefined;
  // Where a renderer's buffer ends within a sign, it may leave bytes that mean nothing.
  const root = parseHtml(html.replaceAll("\0", ""));
  const base = new URL(addressOf(root) ?? route, "https://site.example");
  const resolve = (href: string) => normalizeTarget(href, base);
  const main = find(root, ({ name }) => name === "main") ?? root;
  const address = normalizeRoute(decodeAddress(base.pathname));
  const text = readText(textsOf(root, main), resolve);
  // Some own forms of a post have its title lead to the post itself.
  const ofTitle = `${address} ${lineOf(find(main, ({ name }) => name === "h1"))}`;
  return {
    route,
    address,
    kind: kindOf(root, html),
    title: [lineOf(find(root, ({ name }) => name === "title"))],
    description: [metaOf(root, "description") ?? ""],
    meta: ["keywords", "robots"].flatMap((name) => {
      const content = metaOf(root, name);
      return content === undefined ? [] : [`${name} ${content}`];
    }),
    contents: readContents(root),
    pagination: readPagination(main, resolve),
    breadcrumbs: readBreadcrumbs(main),
    sidebar: readSidebar(root, resolve),
    ...text,
    links: text.links.filter((link) => link !== ofTitle),
  };
}

/** Where a page says that it is. A canonical address may be that of another site, whose text it repeats. */
function addressOf(root: HtmlElement): string | undefined {
  const own = find(root, ({ attributes }) => attributes.get("property") === "og:url");
  const canonical = find(root, ({ attributes }) => attributes.get("rel") === "canonical");
  return own?.attributes.get("content") ?? canonical?.attributes.get("href");
}

/**
 * Builds of ours say it themselves. Others say it in classes since Docusaurus 2.0; what came before shows it
 * by what stands in the page: a list of posts names each in a heading of level 2.
 */
function kindOf(root: HtmlElement, html: string): PageKind {
  if (html.includes('id="page-data"')) return /"kind":"doc"/.test(html) ? "doc" : "other";
  const classes = find(root, ({ name }) => name === "html")?.classes ?? [];
  const isList = (element: HtmlElement) => isOfClass(element, "generatedIndexPage");
  if (find(root, isList)) return "other";
  if (classes.includes("docs-doc-page")) return "doc";
  if (classes.includes("blog-post-page")) return "post";
  // A list of posts, one of which may begin with a title of its own.
  if (classes.includes("blog-wrapper")) return "other";
  if (find(root, ({ classes }) => classes.includes("theme-doc-markdown"))) return "doc";
  const article = find(root, ({ name }) => name === "article");
  if (!article || !find(article, isText)) return "other";
  if (find(root, (element) => isOfClass(element, "docMainContainer"))) return "doc";
  return find(article, ({ name }) => name === "h1") ? "post" : "other";
}

function metaOf(root: HtmlElement, wanted: string): string | undefined {
  const tag = find(root, ({ name, attributes }) => {
    return name === "meta" && attributes.get("name") === wanted;
  });
  return tag?.attributes.get("content")?.replace(/\s+/g, " ").trim();
}

/** Around what was written in Markdown, in all engines and versions. */
function isText({ classes }: HtmlElement): boolean {
  return classes.includes("markdown") || classes.includes("theme-doc-markdown");
}

/** The text of a page: what was written in Markdown, or all of a page of components. */
function textsOf(root: HtmlElement, main: HtmlElement): HtmlElement[] {
  const article = find(root, isText);
  if (article === undefined) return [main];
  // A post that the site's own component draws has its text within the article, and more around it.
  const text = find(article, (element) => element !== article && isText(element)) ?? article;
  // The title of a post stands above what was written, in some own forms above all that is main.
  const isTitle = ({ name }: HtmlElement) => name === "h1";
  const title = find(main, isTitle) ?? find(root, isTitle);
  return title && !contains(text, title) ? [title, text] : [text];
}

function contains(outer: HtmlElement, wanted: HtmlElement): boolean {
  return find(outer, (element) => element === wanted) !== undefined;
}

/** Where a link leads, however it is spelled; files that an engine named anew by their old names. */
function normalizeTarget(href: string, base: URL): string {
  if (!URL.canParse(href, base)) return href;
  const url = new URL(href, base);
  if (url.host !== base.host) return url.href.replace(/\/$/, "");
  const file = /\/assets\/(?:.*\/)?([^/]+?)[-.][\w-]{8,32}(\.\w+)\/?$/.exec(url.pathname);
  if (file) return `file ${file[1]}${file[2]}`;
  const hash = url.hash && decodeAddress(url.hash);
  return normalizeRoute(decodeAddress(url.pathname)) + hash;
}

function readContents(root: HtmlElement): string[] {
  const list = find(
    root,
    ({ name, classes }) =>
      (name === "ul" && classes.includes("table-of-contents")) ||
      (name === "nav" && classes.includes("toc")),
  );
  // Some write the address of the page before the "#".
  const hashOf = (href: string) => decodeAddress(href.replace(/^[^#]*/, ""));
  return linksIn(list).map(
    (link) => `${hashOf(link.attributes.get("href") ?? "")} ${lineOf(link)}`,
  );
}

function readPagination(main: HtmlElement, resolve: (href: string) => string): string[] {
  const nav = find(
    main,
    ({ classes }) => classes.includes("pagination-nav") || classes.includes("pagination"),
  );
  const isNext = ({ classes }: HtmlElement) => /next/.test(classes.join(" "));
  // Before Docusaurus 2.0 it is what stands around a link that says where it leads, and arrows are text.
  const around = nav && [...descendants(nav)].find((item) => item.name !== "a" && isNext(item));
  return linksIn(nav).map((link) => {
    const label = find(link, ({ classes }) =>
      ["pagination-nav__label", "pagination-label"].some((name) => classes.includes(name)),
    );
    const way = isNext(link) || (around && contains(around, link)) ? "next" : "previous";
    const text = lineOf(label).replace(/^« | »$/g, "");
    return `${way} ${resolve(link.attributes.get("href") ?? "")} ${text}`;
  });
}

function readBreadcrumbs(main: HtmlElement): string[] {
  const nav = find(
    main,
    ({ classes }) => classes.includes("theme-doc-breadcrumbs") || classes.includes("breadcrumbs"),
  );
  const items = nav ? [...descendants(nav)].filter(({ name }) => name === "li") : [];
  return items.map(lineOf).filter(Boolean);
}

/** What stands around the link of a category. */
const CATEGORY = new Set(["menu__list-item-collapsible", "sidebar-row"]);

function readSidebar(root: HtmlElement, resolve: (href: string) => string): string[] {
  const posts = find(root, (element) => element.name === "nav" && isOfClass(element, "sidebar"));
  const rowOf = (link: HtmlElement) =>
    `2 ${lineOf(link)} ${resolve(link.attributes.get("href") ?? "#")}`;
  const title = posts && find(posts, (element) => isOfClass(element, "sidebarItemTitle"));
  if (title) return [`1 ${lineOf(title)}`, ...linksIn(posts).map(rowOf)];
  const nav = find(
    root,
    ({ classes }) => classes.includes("theme-doc-sidebar-menu") || classes.includes("sidebar-nav"),
  );
  const rows: string[] = [];
  const visit = (element: HtmlElement, depth: number) => {
    const classesAround = element.classes;
    for (const child of element.children) {
      if (typeof child === "string") continue;
      if (child.name === "a" && lineOf(child)) {
        // A category without a page of its own leads to its first one, or nowhere.
        const isPage = !classesAround.some((name) => CATEGORY.has(name));
        const target = isPage ? ` ${resolve(child.attributes.get("href") ?? "#")}` : "";
        rows.push(`${depth} ${lineOf(child)}${target}`);
      } else visit(child, child.name === "ul" ? depth + 1 : depth);
    }
  };
  if (nav) visit(nav, nav.name === "ul" ? 1 : 0);
  return rows;
}

function linksIn(element: HtmlElement | undefined): HtmlElement[] {
  return element ? [...descendants(element)].filter(({ name }) => name === "a") : [];
}
