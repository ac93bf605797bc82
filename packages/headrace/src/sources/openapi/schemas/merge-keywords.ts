import { equalJson, isRecord, list, record, texts } from "../json-values.ts";
import type { Keywords } from "./normalize-schema.ts";

/** Makes one schema that means both; given twice the same, it is that. */
export type Intersect = (schemas: unknown[]) => unknown;

/** What a merge of one keyword is given. */
interface Pair {
  a: unknown;
  b: unknown;
  intersect: Intersect;
}

/**
 * One level of schema that allows what both allow (`allOf`). Where that can't be said in one
 * keyword, or is nothing at all, the second counts. Annotations of the second win; its examples come first.
 */
export function mergeKeywords(a: Keywords, b: Keywords, intersect: Intersect): Keywords {
  const merged: Keywords = { ...a };
  for (const [keyword, value] of Object.entries(b)) {
    const merge = Object.hasOwn(a, keyword) ? MERGES.get(keyword) : undefined;
    merged[keyword] = merge ? merge({ a: a[keyword], b: value, intersect }) : value;
  }
  return merged;
}

const MERGES = new Map<string, (pair: Pair) => unknown>(
  Object.entries({
    type: ({ a, b }: Pair) => intersectTypes(texts(a), texts(b)),
    enum: ({ a, b }: Pair) => intersectValues(list(a), list(b)),
    minimum: larger,
    exclusiveMinimum: larger,
    minLength: larger,
    minItems: larger,
    minProperties: larger,
    maximum: smaller,
    exclusiveMaximum: smaller,
    maxLength: smaller,
    maxItems: smaller,
    maxProperties: smaller,
    multipleOf: ({ a, b }: Pair) => commonMultiple(Number(a), Number(b)),
    pattern: ({ a, b }: Pair) => (a === b ? a : `(?=[\\s\\S]*(?:${a}))(?=[\\s\\S]*(?:${b}))`),
    examples: ({ a, b }: Pair) => [
      ...list(b),
      ...list(a).filter((value) => !list(b).some((other) => equalJson(value, other))),
    ],
    uniqueItems: either,
    deprecated: either,
    readOnly: either,
    writeOnly: either,
    required: ({ a, b }: Pair) => [...new Set([...texts(a), ...texts(b)])],
    properties: mergeMaps,
    patternProperties: mergeMaps,
    dependentSchemas: mergeMaps,
    dependentRequired: mergeNames,
    propertyNames: both,
    unevaluatedItems: both,
    contentSchema: both,
    additionalProperties: both,
    unevaluatedProperties: both,
    items: both,
    prefixItems: mergeLists,
    not: ({ a, b }: Pair) => ({ anyOf: [a, b] }),
  }),
);

/** An integer is a number; types that exclude each other leave the second's. */
function intersectTypes(a: string[], b: string[]): string[] {
  const common = [...a, ...b].filter((type) => allows(a, type) && allows(b, type));
  return common.length > 0 ? [...new Set(common)] : b;
}

function allows(types: string[], type: string): boolean {
  return types.includes(type) || (type === "integer" && types.includes("number"));
}

function intersectValues(a: unknown[], b: unknown[]): unknown[] {
  const common = a.filter((value) => b.some((other) => equalJson(value, other)));
  return common.length > 0 ? common : b;
}

function larger({ a, b }: Pair): unknown {
  return typeof a === "number" && typeof b === "number" ? Math.max(a, b) : b;
}

function smaller({ a, b }: Pair): unknown {
  return typeof a === "number" && typeof b === "number" ? Math.min(a, b) : b;
}

function either({ a, b }: Pair): unknown {
  return a === true || b === true;
}

/** Least common multiple of whole numbers; of others the second. */
function commonMultiple(a: number, b: number): number {
  if (!Number.isSafeInteger(a) || !Number.isSafeInteger(b) || a <= 0 || b <= 0) return b;
  let [divisor, rest] = [a, b];
  while (rest !== 0) [divisor, rest] = [rest, divisor % rest];
  return (a / divisor) * b;
}

function mergeMaps({ a, b, intersect }: Pair): unknown {
  const merged = { ...record(a) };
  for (const [name, schema] of Object.entries(record(b))) {
    merged[name] = Object.hasOwn(merged, name) ? intersect([merged[name], schema]) : schema;
  }
  return merged;
}

function mergeNames({ a, b }: Pair): unknown {
  const [first, second] = [record(a), record(b)];
  const keys = Object.keys({ ...first, ...second });
  return Object.fromEntries(
    keys.map((key) => [key, [...new Set([...texts(first[key]), ...texts(second[key])])]]),
  );
}

function mergeLists({ a, b, intersect }: Pair): unknown {
  const [first, second] = [list(a), list(b)];
  return Array.from({ length: Math.max(first.length, second.length) }, (_, index) => {
    if (index >= first.length) return second[index];
    return index < second.length ? intersect([first[index], second[index]]) : first[index];
  });
}

function both({ a, b, intersect }: Pair): unknown {
  if (a === false || b === false) return false;
  if (!isRecord(a)) return b;
  return isRecord(b) ? intersect([a, b]) : a;
}
