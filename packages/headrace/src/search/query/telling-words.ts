import type { WeakWords } from "../options.ts";
import { parseQuery } from "./query-units.ts";

/**
 * The words of a query that say what it is about: not "how", where there are others.
 *
 * @param weak Those of the index, which tell its language.
 */
export function tellingWords(query: string, weak: WeakWords): string[] {
  const { units } = parseQuery(`${query} `, weak);
  return units.filter((unit) => unit.required).map(({ text }) => text);
}
