/**
 * Whole numbers that a JavaScript number can't hold. In values of a description each is its digits
 * between two marks, so that it survives every JSON text on its way; what prints a value takes the
 * marks away.
 */

const [OPEN, CLOSE] = ["\uE0F0", "\uE0F1"];
const MARKED = new RegExp(`${OPEN}(-?\\d+)${CLOSE}`, "g");
const WHOLE = new RegExp(`^${OPEN}(-?\\d+)${CLOSE}$`);

/** The digits as a value of a description. */
export function exactNumber(digits: string): string {
  return OPEN + digits + CLOSE;
}

/** The digits of such a value; `undefined` for any other. */
export function digitsOf(value: unknown): string | undefined {
  return typeof value === "string" ? WHOLE.exec(value)?.[1] : undefined;
}

/** A text with its exact numbers as digits. */
export function withoutMarks(text: string): string {
  return text.includes(OPEN) ? text.replace(MARKED, "$1") : text;
}

/** As `JSON.stringify`, with every digit of exact numbers. */
export function printJson(value: unknown, space?: number): string {
  const text = JSON.stringify(value, null, space);
  return text.includes(OPEN) ? text.replace(QUOTED, "$1") : text;
}

const QUOTED = new RegExp(`"${OPEN}(-?\\d+)${CLOSE}"`, "g");
