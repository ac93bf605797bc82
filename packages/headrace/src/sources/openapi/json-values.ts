import type { Json } from "../../model/api.ts";
import { exactNumber } from "../../model/exact-number.ts";
import { escapePointer } from "../../model/json-pointer.ts";
import { digitsAt } from "./exact-source.ts";

/** Careful reading of what a description holds: a value of the wrong kind reads as none. */

/** Whether it is an object with names, and not a list. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The object, or an empty one. */
export function record(value: unknown): Record<string, unknown> {
  return isRecord(value) ? value : {};
}

/** The list, or an empty one. */
export function list(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}

/** Whether a flag is set; authors write quotation marks around it, too. */
export function isTrue(value: unknown): boolean {
  return value === true || value === "true";
}

/**
 * The text, or "". Numbers and booleans are written out: authors forget quotation marks. What YAML
 * has beside those of JSON (.nan, .inf) is none.
 */
export function text(value: unknown): string {
  if (typeof value === "string") return value;
  return Number.isFinite(value) || typeof value === "boolean" ? String(value) : "";
}

/** The texts of a list. */
export function texts(value: unknown): string[] {
  return list(value).filter((item) => typeof item === "string");
}

/** The texts in a list; authors write a single one without its list, too. */
export function oneOrMore(value: unknown): string[] {
  return typeof value === "string" ? [value] : texts(value);
}

/** A copy that is JSON for certain; YAML also knows what JSON does not, which reads as null. */
export function toJson(value: unknown): Json {
  if (value === null || typeof value === "string" || typeof value === "boolean") return value;
  if (typeof value === "number") return Number.isFinite(value) ? value : null;
  if (Array.isArray(value)) return value.map((_, index) => jsonAt(value, String(index)));
  if (value instanceof Date) return value.toISOString();
  if (!isRecord(value)) return null;
  return Object.fromEntries(Object.keys(value).map((name) => [name, jsonAt(value, name)]));
}

/** What an object holds under a name, with all digits of long numbers. */
export function jsonAt(holder: object, name: string): Json {
  const digits = digitsAt(holder, name);
  return digits === undefined ? toJson(Reflect.get(holder, name)) : exactNumber(digits);
}

/** The values of a list. */
export function valuesOf(value: unknown): Json[] {
  return Array.isArray(value) ? value.map((_, index) => jsonAt(value, String(index))) : [];
}

/** Whether two JSON values are the same; the order of names does not count. */
export function equalJson(a: unknown, b: unknown): boolean {
  return canonical(a) === canonical(b);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, item: unknown) =>
    isRecord(item)
      ? Object.fromEntries(Object.entries(item).sort(([a], [b]) => (a < b ? -1 : 1)))
      : item,
  );
}

/**
 * Whether a value, its parts counted as often as they occur, is of a size that can be worked with.
 * YAML aliases let a few lines stand for billions of values.
 *
 * @param value Without circles, as `cutDeep` leaves it.
 */
export function isReasonable(value: unknown): boolean {
  const counts = new Map<object, number>();
  /** Parts of a value; each object is counted once, however often an alias stands for it. */
  const count = (part: unknown): number => {
    if (typeof part !== "object" || part === null) return 1;
    let sum = counts.get(part);
    if (sum !== undefined) return sum;
    sum = 1;
    for (const item of Object.values(part)) sum += count(item);
    counts.set(part, sum);
    return sum;
  };
  return count(value) <= MAX_VALUES;
}

/** Three times what GitHub's description has, the largest that we know. */
const MAX_VALUES = 5_000_000;

/** Whatever follows a value to its end goes so many levels down. */
export const MOST_LEVELS = 500;

/** Where something was cut, by the names above and of it. */
export interface Cuts {
  /** The first place that lies too deep. */
  deep?: string[];
  /** Values that stand within themselves. */
  circles: string[][];
}

/**
 * Empties what lies deeper than anything follows. Where an object stands within itself, as aliases of YAML
 * let it, it becomes a reference to itself, which is what that means.
 */
export function cutDeep(value: unknown): Cuts {
  const cuts: Cuts = { circles: [] };
  const above = new Map<object, number>();
  /** How deep each object was met: an alias may stand deeper than what it stands for. */
  const known = new Map<object, number>();
  const visit = (node: object, names: string[]): void => {
    above.set(node, names.length);
    known.set(node, names.length);
    for (const [name, below] of Object.entries(node)) {
      if (typeof below !== "object" || below === null) continue;
      const level = above.get(below);
      if (level !== undefined) {
        Reflect.set(node, name, Array.isArray(below) ? [] : referenceTo(names.slice(0, level)));
        cuts.circles.push([...names, name]);
      } else if (names.length === MOST_LEVELS) {
        Reflect.set(node, name, Array.isArray(below) ? [] : {});
        cuts.deep ??= [...names, name];
      } else if ((known.get(below) ?? -1) <= names.length) {
        names.push(name);
        visit(below, names);
        names.pop();
      }
    }
    above.delete(node);
  };
  if (typeof value === "object" && value !== null) visit(value, []);
  return cuts;
}

function referenceTo(names: readonly string[]): { $ref: string } {
  return { $ref: ["#", ...names.map(escapePointer)].join("/") };
}
