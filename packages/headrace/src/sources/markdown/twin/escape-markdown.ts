/** Signs that would begin something of Markdown's where they stand. */
const INLINE =
  /[`<]|\\(?=[!-/:-@[-`{-~])|\*(?=\S)|(?<=\S)\*|\b_|_\b|\](?=[([:])|\[(?=\^)|~(?=~)|(?<=~)~|&(?=#?\w+;)/g;

/** The same at the beginning of a paragraph. */
const BLOCK = /^(?:#{1,6}\s|>|[-+]\s|-{3}|={3}|~~~|:::|\|)/;
const NUMBER = /^(\d+)([.)]\s)/;

/** Text of a page as Markdown that shows just this text. */
export function escapeInline(text: string): string {
  return text.replace(INLINE, "\\$&");
}

/** A paragraph of Markdown that can't be taken for a heading, a list or the like. */
export function escapeParagraph(markdown: string): string {
  return markdown.replace(BLOCK, "\\$&").replace(NUMBER, "$1\\$2");
}
