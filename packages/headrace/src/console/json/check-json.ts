import { validate } from "../../api/validate.ts";
import type { Schema } from "../../model/api.ts";
import { parseJson } from "./parse-json.ts";

/** Something in a body that the description does not allow. */
export interface BodyProblem {
  /** JSON pointer of the value; "" for the whole. */
  pointer: string;
  message: string;
  /** Offset in the text. */
  offset: number;
  /** From 1. */
  line: number;
}

/** Problems after which the rest is not listed. */
const PROBLEM_LIMIT = 20;

/** Holds JSON text against its schema; a `null` schema allows every value. */
export function checkJson(text: string, schema: Schema | null): BodyProblem[] {
  const parsed = parseJson(text);
  if (!parsed.ok) return [problem(text, { ...parsed, pointer: "" })];
  if (!schema) return [];
  return validate(schema, parsed.value)
    .slice(0, PROBLEM_LIMIT)
    .map(({ pointer, message }) =>
      problem(text, { pointer, message, offset: offsetOf(parsed.offsets, pointer) }),
    );
}

function problem(text: string, found: Omit<BodyProblem, "line">): BodyProblem {
  const { pointer, message, offset } = found;
  return { pointer, message, offset, line: text.slice(0, offset).split("\n").length };
}

/** Of the value, or of what should hold it when it is not there. */
function offsetOf(offsets: Map<string, number>, pointer: string): number {
  const offset = offsets.get(pointer);
  if (offset !== undefined || pointer === "") return offset ?? 0;
  return offsetOf(offsets, pointer.slice(0, pointer.lastIndexOf("/")));
}
