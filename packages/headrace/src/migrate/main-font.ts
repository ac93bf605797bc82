const BASE = /(?<![\w-])--ifm-font-family-base\s*:\s*([^;{}]+)/;
const COMMENTS = /\/\*[\s\S]*?\*\//g;
/** Names of typefaces and of variables that hold some; no word that asks for what is around, nor the theme's own variable. */
const TYPEFACES = /^(?!.*var\(--font\b)(?!(?:inherit|initial|unset|revert)\b)[^;{}!<>\\@]+$/;

/**
 * The typefaces of text that the old site's style sheets name, for the theme's own token.
 *
 * @param sheets Texts of the sheets, in their order.
 */
export function mainFont(sheets: readonly string[]): string | undefined {
  const named = sheets.flatMap((sheet) => BASE.exec(sheet.replace(COMMENTS, ""))?.[1] ?? []);
  const [first] = named.map((font) => font.replace(/\s+/g, " ").trim());
  return first !== undefined && TYPEFACES.test(first) ? first : undefined;
}
