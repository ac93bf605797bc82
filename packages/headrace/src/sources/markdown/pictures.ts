/** The start tag of an element that is one picture for assistive technology. */
const PICTURE = /<([a-z][a-z0-9]*)\b(?=[^>]*\srole="img")[^>]*>/g;

const LABEL = /\saria-label="([^"]*)"/;

/**
 * Well-formed HTML, such as React writes, in which every picture that is drawn by elements
 * (`role="img"`) is nothing but its text alternative: what is drawn inside is no text of the page.
 */
export function picturesAsText(html: string): string {
  let text = "";
  let end = 0;
  for (const match of html.matchAll(PICTURE)) {
    const [tag, name = ""] = match;
    if (match.index < end) continue;
    const inside = match.index + tag.length;
    text += `${html.slice(end, match.index)} ${LABEL.exec(tag)?.[1] ?? ""} `;
    end = endOf(html, { name, inside });
  }
  return text + html.slice(end);
}

/** The offset behind the end tag of an element whose content begins at `inside`. */
function endOf(html: string, { name, inside }: { name: string; inside: number }): number {
  const tags = new RegExp(`<(/?)${name}\\b[^>]*>`, "g");
  tags.lastIndex = inside;
  let depth = 1;
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] === "/" ? -1 : 1;
    if (depth === 0) return tags.lastIndex;
  }
  return html.length;
}
