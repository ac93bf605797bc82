import { qualityOf } from "./quality-of.ts";

/**
 * Whether a client wants Markdown: it names `text/markdown`, and wants it no less than HTML (RFC 9110,
 * 12.5.1). A range such as `text/*` names no Markdown, so that browsers get the page.
 *
 * @param accept The request's header.
 */
export function prefersMarkdown(accept = ""): boolean {
  const markdown = qualityOf(accept, "text/markdown");
  if (markdown === undefined || markdown === 0) return false;
  const html =
    qualityOf(accept, "text/html") ?? qualityOf(accept, "text/*") ?? qualityOf(accept, "*/*") ?? 0;
  return markdown >= html;
}
