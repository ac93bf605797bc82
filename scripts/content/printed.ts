/** What of a run's output differs from run to run: a mark for each in place of it. */
const VARYING: readonly [pattern: RegExp, mark: string][] = [
  [/\r/g, ""],
  [/^HTTP\/[\d.]+ (\d{3}).*$/gm, "HTTP $1"],
  [/\b\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT\b/g, "<date>"],
  [/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+(?:Z|[+-]\d\d:\d\d)/g, "<time and fraction>"],
  [/\b\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:Z|[+-]\d\d:\d\d)/g, "<time>"],
  [/\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, "<id>"],
  [/^\d+\.\d{6}$/gm, "<seconds>"],
];

/** Names of headers are the same in capitals. */
const HEADER = /^[A-Za-z][\w-]*(?=: )/gm;

type Item = { json: unknown } | { line: string };

/**
 * Whether a run gave what a page shows of it. Times, ids and protocols may differ. A title that
 * says "shortened" or "last line" lets a page leave out lines and fields, one that says "differ"
 * other numbers too, one that names the order that of a list.
 */
export function isGivenBy(run: string, shown: string, title = ""): boolean {
  const isShort = /shorten|last/i.test(title) || /^\.\.\.$/m.test(shown);
  const isMixed = /\border\b/i.test(title);
  const isLoose = /differ/i.test(title) && !isMixed;
  const freedom = { isShort, isMixed };
  const [given, wanted] = [run, shown].map((text) => items(text, isLoose));
  if (!given || !wanted || wanted.length === 0) return false;
  if (!isShort && !isLoose && given.length !== wanted.length) return false;
  let at = 0;
  for (const item of wanted) {
    const found = given.findIndex((one, index) => index >= at && isSame(one, item, freedom));
    if (found < 0) return false;
    at = found + 1;
  }
  return true;
}

/** Values of JSON, over however many lines, and all other lines. */
function items(text: string, isLoose: boolean): Item[] {
  const plain = VARYING.reduce(
    (all, [pattern, mark]) => all.replace(pattern, mark),
    text.replace(HEADER, (name) => name.toLowerCase()),
  );
  const source = (isLoose ? plain.replace(/\b\d+(?:\.\d+)?\b/g, "0") : plain)
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && line !== "...")
    .join("\n");
  const found: Item[] = [];
  let at = 0;
  while (at < source.length) {
    const end = endOfJson(source, at);
    const json = end > at ? readJson(source.slice(at, end)) : undefined;
    if (json !== undefined) {
      found.push({ json });
      at = end;
    } else {
      const next = source.indexOf("\n", at);
      const line = source.slice(at, next < 0 ? undefined : next).trim();
      if (line !== "") found.push({ line });
      at = next < 0 ? source.length : next;
    }
    while (source[at] === "\n" || source[at] === " ") at++;
  }
  return isLoose ? found.filter((item, index) => !isRepeated(found, item, index)) : found;
}

/** Where an object or a list that begins at a place ends; the place itself when none does. */
function endOfJson(text: string, start: number): number {
  if (text[start] !== "{" && text[start] !== "[") return start;
  let depth = 0;
  for (const { index, 0: token } of text.slice(start).matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]]/g)) {
    if (token === "{" || token === "[") depth++;
    if (token === "}" || token === "]") depth--;
    if (depth === 0) return start + index + 1;
  }
  return start;
}

function isRepeated(all: readonly Item[], item: Item, index: number): boolean {
  const before = all[index - 1];
  return before !== undefined && isSame(before, item, {});
}

interface Freedom {
  /** Fields may be left out. */
  isShort?: boolean;
  /** Lists have no order. */
  isMixed?: boolean;
}

function isSame(given: Item, shown: Item, freedom: Freedom): boolean {
  if ("line" in given && "line" in shown) return given.line === shown.line;
  return "json" in given && "json" in shown && hasAll(given.json, shown.json, freedom);
}

/** Whether a value is the same, or has at least what is shown of it. */
function hasAll(given: unknown, shown: unknown, freedom: Freedom): boolean {
  if (Array.isArray(given) && Array.isArray(shown)) return isList(given, shown, freedom);
  if (!isObject(given) || !isObject(shown)) return given === shown;
  if (Array.isArray(given) || Array.isArray(shown)) return false;
  const keys = Object.keys(shown);
  if (!freedom.isShort && keys.length !== Object.keys(given).length) return false;
  return keys.every(
    (key) => key in given && hasAll(Reflect.get(given, key), Reflect.get(shown, key), freedom),
  );
}

function isList(given: readonly unknown[], shown: readonly unknown[], freedom: Freedom): boolean {
  if (given.length !== shown.length) return false;
  if (!freedom.isMixed) return shown.every((one, index) => hasAll(given[index], one, freedom));
  const left = [...given];
  return shown.every((one) => {
    const found = left.findIndex((other) => hasAll(other, one, freedom));
    if (found >= 0) left.splice(found, 1);
    return found >= 0;
  });
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
