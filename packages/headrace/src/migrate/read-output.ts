import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { listFiles } from "../files/files.ts";
import { unescapeHtml } from "../model/escape-html.ts";
import { normalizeRoute } from "../model/routes.ts";

/** What a reader and a link can find of a built page. */
export interface OutputPage {
  route: string;
  title: string;
  /** Id and text of each heading of level 2 to 6 that has an id, in order. */
  headings: { id: string; text: string }[];
  /** Addresses within the site, in order. */
  links: string[];
}

/** A built site, by route. */
export interface Output {
  pages: Map<string, OutputPage>;
  /** Routes of what is no page of the documentation: posts, pages of code, search. */
  others: string[];
  /** Routes that only lead on. */
  redirects: string[];
}

/** Reads a built site; the pages of the documentation are those that hold an article in Markdown. */
export async function readOutput(folder: string): Promise<Output> {
  const output: Output = { pages: new Map(), others: [], redirects: [] };
  const files = (await listFiles(folder)).filter((file) => file.endsWith(".html"));
  for (const file of files) {
    const html = await readFile(join(folder, file), "utf8");
    // A page may be called "index", in a folder that has no other.
    const isIndex = /rel="?canonical"?[^>]*\/index\/?["\s>]/.test(html);
    const route = normalizeRoute(`/${file}`).replace(/(?<!\/index)$/, isIndex ? "/index" : "");
    const article = textOf(html);
    if (/http-equiv="?refresh/.test(html) && html.length < 5000) output.redirects.push(route);
    else if (article === undefined || file === "404.html" || NO_DOCS.test(html))
      output.others.push(route);
    else
      output.pages.set(route, readPage({ route, address: addressOf(html) ?? `/${file}`, article }));
  }
  return output;
}

/** What stands around the text: navigation, and the banner of an old version. */
const AROUND =
  /<(nav|footer|aside)\b[\s\S]*?<\/\1>|<div class="[^"]*theme-doc-version-banner[\s\S]*?<\/div><\/div>/g;

/** The text of a page of theirs or of ours; around their lists of categories there is no article. */
const TEXTS = [/<article\b[\s\S]*<\/article>/, /<main\b[\s\S]*<\/main>/];

/** A list of a category or of a tag holds an article for each of its items. */
const LIST = /class="?[^">]*(?:generatedIndexPage|docs-tags?-(?:doc-)?list-page)/;

function textOf(html: string): string | undefined {
  const [article, main] = TEXTS.map((pattern) => pattern.exec(html)?.[0]);
  return (LIST.test(html) ? main : (article ?? main))?.replace(AROUND, "");
}

/** Their blog and pages of components; our search and not-found pages. */
const NO_DOCS =
  /<html[^>]*class="?[^">]*(?:plugin-blog|plugin-pages)|<title[^>]*>Page Not Found|"kind":"(?:search|not-found)"/;

const HEADING = /<h([1-6])\b([^>]*)>([\s\S]*?)<\/h\1>/g;
const LINK = /<a\b[^>]*?\shref=(?:"([^"]*)"|([^\s>]+))/g;
const ID = /\sid=(?:"([^"]*)"|([^\s>]+))/;

/** A page of a built site and the text in it. */
interface FoundPage {
  route: string;
  /** What a browser takes relative addresses from. */
  address: string;
  article: string;
}

/** The address that a page says it has; a slash at its end counts. */
function addressOf(html: string): string | undefined {
  const [tag = ""] = /<link\b[^>]*\brel="?canonical[^>]*>/.exec(html) ?? [];
  return /\shref=(?:"([^"]*)"|([^\s>]+))/.exec(tag)?.slice(1).find(Boolean);
}

function readPage({ route, address, article }: FoundPage): OutputPage {
  const page: OutputPage = { route, title: "", headings: [], links: [] };
  for (const [, level, attributes = "", content = ""] of article.matchAll(HEADING)) {
    const text = plainText(content);
    const [, quoted, bare] = ID.exec(attributes) ?? [];
    const id = quoted ?? bare;
    if (level === "1") page.title ||= text;
    else if (id !== undefined && id !== "footnote-label")
      page.headings.push({ id: unescapeHtml(id), text });
  }
  for (const [, quoted, bare] of article.matchAll(LINK)) {
    const href = unescapeHtml(quoted ?? bare ?? "");
    if (/^(?:[a-z][\w+.-]*:|\/\/|#|$)/i.test(href)) continue;
    // What a component or a tag of the old page wrote, a browser takes from the page's folder.
    const { pathname, hash } = new URL(href, new URL(address, "https://site.example"));
    page.links.push(normalizeHref(pathname + hash));
  }
  return page;
}

/** "/docs/faq/?a#b" → "/docs/faq#b": what a link leads to, however it is spelled. */
function normalizeHref(href: string): string {
  const [, path = "", hash = ""] = /^([^?#]*)(?:\?[^#]*)?(#.*)?$/.exec(href) ?? [];
  return normalizeRoute(path) + hash;
}

/** Text without tags; their anchors hold a zero-width space. */
function plainText(html: string): string {
  const text = html.replace(/<svg[\s\S]*?<\/svg>|<[^>]*>/g, "");
  return unescapeHtml(text)
    .replace(/[\u200B\s]+/g, " ")
    .replace(/#$/, "")
    .trim();
}
