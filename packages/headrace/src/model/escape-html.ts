const ESCAPES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

/** Text for the inside of an element. */
export function escapeText(text: string): string {
  return text.replace(/[&<>]/g, (character) => ESCAPES[character] ?? character);
}

/** Text for a quoted attribute. */
export function escapeAttribute(text: string): string {
  return text.replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}

const NAMED: Record<string, string> = {
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00A0",
  amp: "&",
};

/** The text that HTML of generators stands for: they name few characters and number the others. */
export function unescapeHtml(html: string): string {
  return html.replace(/&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]+);/gi, (reference, name: string) => {
    if (!name.startsWith("#")) return NAMED[name.toLowerCase()] ?? reference;
    const code = Number(name.slice(1).replace(/^x/i, "0x"));
    return code > 0x10ffff ? reference : String.fromCodePoint(code);
  });
}
