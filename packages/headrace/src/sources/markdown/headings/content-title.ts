/**
 * Whether a text begins with its title, but for imports: the dialect's own engine calls a page so then, and by its file
 * where a comment or a paragraph comes first.
 *
 * @param content The text below the front matter.
 */
export function beginsWithTitle(content: string): boolean {
  let rest = content.trim();
  while (/^import\s/.test(rest)) {
    const end = /\n{2,}/.exec(rest);
    if (!end) return false;
    rest = rest.slice(end.index).trim();
  }
  return /^#[ \t]+\S/.test(rest) || /^.*\n=+(?:\n|$)/.test(rest);
}
