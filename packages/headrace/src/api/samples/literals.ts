/**
 * A string literal in double quotes, the same in JavaScript, Java and C#. What a reader can't see
 * or a language takes for a line break is escaped, so that the sample is what it seems to be.
 */
export function doubleQuoted(text: string): string {
  return JSON.stringify(text).replace(INVISIBLE, escapeUtf16);
}

/** One literal for each line, joined by `+`; every one but the last ends with a line break. */
export function concatenated(text: string, indent: string): string {
  const lines = text.split(/(?<=\n)/).map(doubleQuoted);
  return lines.join(` +\n${indent}`);
}

/** Whether a literal over several lines can show the text as it is. */
export function isPlainBlock(text: string): boolean {
  return text.includes("\n") && !NOT_IN_BLOCK.test(text);
}

/** Moves every line but empty ones to the right. */
export function indented(text: string, indent: string): string {
  return text.replace(/^(?=.)/gm, indent);
}

/**
 * Control and format characters (among them those that change the direction of writing) and
 * special line breaks. U+200D stays: it joins emoji.
 */
export const INVISIBLE = /[\u007F-\u009F\u2028\u2029]|(?!\u200D)\p{Cf}/gu;

const NOT_IN_BLOCK = /[^\P{Cc}\n]|[\u2028\u2029]|(?!\u200D)\p{Cf}/u;

function escapeUtf16(character: string): string {
  return Array.from({ length: character.length }, (_, index) => {
    const unit = character.charCodeAt(index).toString(16).padStart(4, "0");
    return `\\u${unit}`;
  }).join("");
}
