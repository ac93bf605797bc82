import { digitsOf, exactNumber, withoutMarks } from "../../model/exact-number.ts";

/** Whole numbers of 16 digits and more where YAML and JSON have values. */
const LONG_NUMBER = /(^|[\s:,[])(-?\d{16,})(?=[ \t]*(?:[,\]}\r\n]|$|[ \t]#))/gm;

/** The text of a file with its long numbers marked, or `undefined` when it has none. */
export function markLongNumbers(text: string): string | undefined {
  let isFound = false;
  const marked = text.replace(LONG_NUMBER, (whole, before: string, digits: string) => {
    if (Number.isSafeInteger(Number(digits))) return whole;
    isFound = true;
    return before + exactNumber(digits);
  });
  return isFound ? marked : undefined;
}

const exactDigits = new WeakMap<object, Map<string, string>>();

/**
 * Puts numbers in the place of marks, as linters expect them, and remembers their digits by the
 * object that holds them. In texts, which only looked like numbers, the marks go.
 */
export function readLongNumbers(root: unknown): unknown {
  const pending: unknown[] = [root];
  const seen = new Set<object>();
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (typeof node !== "object" || node === null || seen.has(node)) continue;
    seen.add(node);
    for (const [key, value] of Object.entries(node)) {
      if (typeof value === "string") restore(node, key, value);
      else pending.push(value);
    }
  }
  return root;
}

function restore(holder: object, key: string, value: string): void {
  const digits = digitsOf(value);
  if (digits === undefined) {
    const text = withoutMarks(value);
    if (text !== value) Reflect.set(holder, key, text);
    return;
  }
  Reflect.set(holder, key, Number(digits));
  const known = exactDigits.get(holder) ?? new Map<string, string>();
  exactDigits.set(holder, known.set(key, digits));
}

/** All digits of a number, where it has more than a number can hold. */
export function digitsAt(holder: object, key: string): string | undefined {
  return exactDigits.get(holder)?.get(key);
}
