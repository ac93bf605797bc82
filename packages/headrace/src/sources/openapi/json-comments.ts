import { isJsonText } from "../../model/json-object.ts";

/** Texts, which may hold anything, and comments. */
const COMMENTS = /"(?:\\.|[^"\\\n])*"|\/\/[^\n]*|\/\*[\s\S]*?\*\//g;
/** Texts, and commas behind the last member. */
const LAST_COMMAS = /"(?:\\.|[^"\\\n])*"|,(?=\s*[\]}])/g;

/**
 * JSON with comments, as editors allow it. YAML, which else reads every JSON, takes such comments
 * for texts and says nothing.
 *
 * @returns The text with blanks in place of its comments, so that everything else keeps its place,
 *   and where the first one stands; `undefined` if it has none, or is no JSON without them.
 */
export function withoutComments(text: string): { text: string; first: number } | undefined {
  // To read it is far quicker than to look through all of its texts.
  if (!/^\s*[[{/]/.test(text) || isJsonText(text)) return undefined;
  let first: number | undefined;
  const blank = text.replace(COMMENTS, (token, offset: number) => {
    if (token.startsWith('"')) return token;
    first ??= offset;
    return token.replace(/[^\n]/g, " ");
  });
  if (first === undefined) return undefined;
  const strict = blank.replace(LAST_COMMAS, (token) => (token === "," ? " " : token));
  return isJsonText(strict) ? { text: strict, first } : undefined;
}
