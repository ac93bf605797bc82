import type { OptionPath } from "./option-path.ts";

/**
 * Where an item stands in a sidebar as it was written; `label` is that of a short form, whose value are the
 * items of a category.
 */
interface WrittenItem {
  item: unknown;
  keys: OptionPath;
  label?: string;
}

/** Writes out the short forms below a list or an object of items. */
export function expandItems(value: unknown): unknown[] {
  return itemsOf(value).map(({ item, label }) => {
    if (label !== undefined) return { type: "category", label, items: expandItems(item) };
    return isObject(item) && "items" in item ? { ...item, items: expandItems(item.items) } : item;
  });
}

/**
 * Where in a sidebar, as it was written, stands what stands at a path in its items written out.
 *
 * @param path Of an item or of what is in one.
 */
export function writtenPath(value: unknown, [index, ...within]: OptionPath): OptionPath {
  const found = typeof index === "number" ? itemsOf(value)[index] : undefined;
  if (!found) return index === undefined ? [] : [index, ...within];
  const { item, keys, label } = found;
  const [key, ...below] = within;
  // The label and the items of a short form are one property.
  if (label !== undefined) return [...keys, ...(key === "items" ? writtenPath(item, below) : [])];
  if (key !== "items" || !isObject(item)) return [...keys, ...within];
  return [...keys, key, ...writtenPath("items" in item ? item.items : undefined, below)];
}

/** What a list or an object stands for, in order. */
function itemsOf(value: unknown): WrittenItem[] {
  if (!Array.isArray(value)) return formsOf(value);
  return value.flatMap((item: unknown, index) =>
    formsOf(item).map((form) => ({ ...form, keys: [index, ...form.keys] })),
  );
}

/** An item, or those that a short form stands for. */
function formsOf(item: unknown): WrittenItem[] {
  if (!isObject(item) || "type" in item) return [{ item, keys: [] }];
  const isList = Array.isArray(item);
  return Object.entries(item).map(([label, items]: [string, unknown]) => ({
    item: items,
    keys: [isList ? Number(label) : label],
    label,
  }));
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null;
}
