import type { Json, Schema } from "../../model/api.ts";
import { createExpansion } from "./expand-schema.ts";
import type { References } from "./references.ts";
import type { ReadLevel } from "./schema-level.ts";

/** What the parts of one operation share. */
export interface OperationContext {
  references: References;
  read: ReadLevel;
  /** A tree that is complete after `finish`. */
  schema: (raw: unknown) => Schema;
  /** Whether an example may stand on the page; counts it, if so. */
  fits: (example: Json) => boolean;
  finish: () => void;
}

/**
 * So much of one operation is shown: its page stays below 500 kB and 5,000 elements. The largest of
 * GitHub's, Adyen's and Discord's operations stay within it or lose their deepest levels.
 */
const LIMITS = { schemas: 600, characters: 150_000 };
const EXAMPLE_CHARACTERS = 100_000;

/** For one operation together with its callbacks. */
export function createOperationContext(references: References, read: ReadLevel): OperationContext {
  const { schema, finish } = createExpansion(read, LIMITS);
  let characters = EXAMPLE_CHARACTERS;
  const fits = (example: Json) => {
    const length = JSON.stringify(example).length;
    if (length > characters) return false;
    characters -= length;
    return true;
  };
  return { references, read, schema, fits, finish };
}
