import type { Json, Schema } from "../../model/api.ts";
import type { References } from "./references.ts";
import type { Expansion } from "./schemas/expand-schema.ts";
import { EXAMPLE_CHARACTERS } from "./schemas/schema-keywords.ts";
import type { ReadLevel } from "./schemas/schema-level.ts";
import { PAGE_ELEMENTS } from "./schemas/schema-pages.ts";

/** What the parts of one operation share. */
export interface OperationContext {
  references: References;
  read: ReadLevel;
  /**
   * A tree that is complete after `finish`.
   *
   * @param label What it is, for the name of its page if it has none.
   */
  schema: (raw: unknown, label: string) => Schema;
  /** Whether an example may stand on the page; counts it, if so. */
  fits: (example: Json) => boolean;
  /** The examples of this schema stand as those of a body, whatever their length. */
  shows: (schema: object) => void;
  /** Completes the trees that were begun since the last call. @param parts That share the room. */
  finish: (share: "request" | "callback" | "rest", parts?: number) => void;
}

/** What is sent comes first, but leaves room for what is answered, and for what comes back later. */
const ROOM = {
  request: 0.6 * PAGE_ELEMENTS,
  callback: 0.2 * PAGE_ELEMENTS,
  rest: 0.4 * PAGE_ELEMENTS,
};

/** What an operation stands in. */
interface OperationSurroundings {
  references: References;
  read: ReadLevel;
  isWebhook?: boolean;
  /** Schemas whose examples are too long to stand with them. */
  tooLong: Map<object, number>;
}

/** For one operation together with its callbacks. */
export function createOperationContext(
  { references, read, isWebhook = false, tooLong }: OperationSurroundings,
  { schema, finish }: Expansion,
): OperationContext {
  let characters = EXAMPLE_CHARACTERS;
  const fits = (example: Json) => {
    const length = JSON.stringify(example).length;
    const isShort = length <= characters;
    if (isShort) characters -= length;
    return isShort;
  };
  const finishShare: OperationContext["finish"] = (share, parts = 1) =>
    finish(ROOM[share] / parts, share === "request" && !isWebhook);
  const shows = (shown: object) => void tooLong.delete(shown);
  return { references, read, schema, fits, shows, finish: finishShare };
}
