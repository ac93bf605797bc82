/** "01-intro", "2. Setup", "3_x"; dates and versions ("2021-11-x", "7.0-x") are names. */
const PREFIX = /^(\d+)\s*[-_.]+\s*([^-_.\s].*)$/;
const DATE = /^(?:\d{2}|\d{4})[-_.]\d{2}(?:[-_.](?:\d{2}|\d{4}))?/;
const VERSION = /^\d+[-_.]\d+/;

/** A file's or folder's name without the number that orders it. */
export function splitNumberPrefix(name: string): { name: string; position: number | undefined } {
  const [, digits, rest] = PREFIX.exec(name) ?? [];
  if (rest === undefined || DATE.test(name) || VERSION.test(name)) {
    return { name, position: undefined };
  }
  return { name: rest, position: Number(digits) };
}

/** A path without the numbers of its segments. */
export function stripNumberPrefixes(path: string): string {
  return path
    .split("/")
    .map((segment) => splitNumberPrefix(segment).name)
    .join("/");
}
