/** A title as a text begins with it. */
const TITLE = /^(?:#[ \t]+\S.*|.*\n=+)(?:\n|$)/;

/**
 * Whether a text begins with its title, but for imports: the dialect's own engine calls a page so then, and by its file
 * where a comment or a paragraph comes first.
 *
 * @param content The text below the front matter.
 */
export function beginsWithTitle(content: string): boolean {
  return TITLE.test(withoutImports(content));
}

/** A text without the title that it begins with. */
export function withoutTitle(content: string): string {
  const [title = ""] = TITLE.exec(withoutImports(content)) ?? [];
  return content.replace(title, "");
}

function withoutImports(content: string): string {
  let rest = content.trim();
  while (/^import\s/.test(rest)) {
    const end = /\n{2,}/.exec(rest);
    if (!end) return "";
    rest = rest.slice(end.index).trim();
  }
  return rest;
}
