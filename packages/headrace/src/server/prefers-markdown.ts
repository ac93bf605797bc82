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

/** How much a range is wanted, where it is named: as it says by a number first, else wholly. */
function qualityOf(accept: string, range: string): number | undefined {
  const weights = accept
    .toLowerCase()
    .split(",")
    .map((entry) => entry.split(";").map((part) => part.trim()))
    .filter(([name]) => name === range)
    .map(([, ...parameters]) => parameters.find((parameter) => parameter.startsWith("q=")) ?? "");
  const numbers = weights.flatMap((weight) => /^q=([01](?:\.\d{0,3})?)$/.exec(weight)?.[1] ?? []);
  return weights.length === 0 ? undefined : Number(numbers[0] ?? 1);
}
