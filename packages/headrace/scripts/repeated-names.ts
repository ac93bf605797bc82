import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** A name that several modules of the engine export. */
export interface RepeatedName {
  name: string;
  /** Relative to the engine's source. */
  files: string[];
}

const EXPORT =
  /^export (?:async )?(?:abstract )?(?:function\*?|const|class|interface|type|enum) (\w+)/gm;

/** Each command's program has the same entry; the dialect's names are those of another engine. */
const IS_LEFT_OUT = /\.test\.tsx?$|(?:^|[\\/])(?:testing|fixtures)[\\/]|^(?:dialect|exports)[\\/]/;
const SHARED_NAMES = new Set(["run"]);

/**
 * Names that mean one thing here and another there: who reads them has to look where they come from.
 *
 * @param source Absolute folder of the engine's source.
 */
export function findRepeatedNames(source: string): RepeatedName[] {
  const places = new Map<string, string[]>();
  for (const file of readdirSync(source, { recursive: true, encoding: "utf8" }).sort()) {
    if (!/\.tsx?$/.test(file) || IS_LEFT_OUT.test(file)) continue;
    for (const [, name = ""] of readFileSync(join(source, file), "utf8").matchAll(EXPORT)) {
      if (SHARED_NAMES.has(name)) continue;
      const files = places.get(name) ?? [];
      if (!files.includes(file)) places.set(name, [...files, file]);
    }
  }
  return [...places].flatMap(([name, files]) => (files.length > 1 ? [{ name, files }] : []));
}
