import { escapeText } from "../model/escape-html.ts";
import { messagesOf } from "../model/messages/messages.ts";
import type { PageData } from "../model/page.ts";
import { languageOf } from "../model/site.ts";
import { tag } from "./html.ts";
import type { RenderContext } from "./render-context.ts";

/** The title with the facts of the page, or the facts alone where the title stands elsewhere. */
const PAGE_START = /^(?:\s*<h1\b[\s\S]*?<\/h1>)?(?:\s*<ul class="page-facts"[\s\S]*?<\/ul>)?/;

/** Where the text begins of a post that the site draws itself: its title stands above, among other things. */
const OWN_TEXT =
  /^[\s\S]*?<div\b[^>]*\b(?:id="__blog-post-container"|class="markdown(?: [^"]*)?")[^>]*>/;

/**
 * The article with its contents below the title, for windows that have no column for them: closed
 * until the reader opens it.
 */
export function withInlineContents(
  article: string,
  page: PageData,
  { messages, site }: Pick<RenderContext, "messages" | "site">,
): string {
  const { toc } = page;
  if (toc.length === 0) return article;
  const label = messagesOf(messages, languageOf(page, site)).onThisPage;
  const top = Math.min(...toc.map(({ level }) => level));
  const items = toc.map(({ id, level, html }) => {
    const item = tag("li", level > top ? { "data-depth": `${level - top}` } : {});
    return `${item}${tag("a", { href: `#${id}` })}${html}</a></li>`;
  });
  const contents = `<details class="toc-inline"><summary>${escapeText(label)}</summary><ul>${items.join("")}</ul></details>`;
  const [start] = OWN_TEXT.exec(article) ?? PAGE_START.exec(article) ?? [""];
  return start + contents + article.slice(start.length);
}
