import type { z } from "zod";

/** A value as a schema has it, as far as it fits, and what does not. */
export interface Fitting<Output> {
  /** `undefined` when nothing of it fits. */
  value: Output | undefined;
  issues: z.core.$ZodIssue[];
}

/** Each pass takes out all that does not fit, and so may leave something incomplete one level above it. */
const MOST_PASSES = 200;

/**
 * Reads a value without the options and items that do not fit: of an option that has a wrong value, the option is left
 * out; what then lacks something it has to have goes with it, and nothing else.
 *
 * @param value Data as JSON and YAML have it; stays as it is.
 */
export function readFitting<Output>(schema: z.ZodType<Output>, value: unknown): Fitting<Output> {
  const first = schema.safeParse(value, { reportInput: true });
  if (first.success) return { value: first.data, issues: [] };
  const issues = first.error.issues.flatMap(innermost);
  const left: unknown = structuredClone(value);
  let wrong = issues;
  for (let pass = 0; pass < MOST_PASSES && leaveOut(left, wrong); pass++) {
    const result = schema.safeParse(left);
    if (result.success) return { value: result.data, issues };
    wrong = result.error.issues.flatMap(innermost);
  }
  return { value: undefined, issues };
}

/** Of the forms that a value may have, what the one says that it comes nearest to. */
function innermost(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== "invalid_union") return [issue];
  const forms: readonly z.core.$ZodIssue[][] = issue.errors;
  const inner = forms.map((issues) =>
    issues.flatMap((one) => innermost({ ...one, path: [...issue.path, ...one.path] })),
  );
  const isWithin = (one: z.core.$ZodIssue) =>
    one.path.length > issue.path.length || one.code === "unrecognized_keys";
  return inner.find((issues) => issues.some(isWithin)) ?? [issue];
}

/** Takes out what issues are about; false when there is nothing to take out. */
function leaveOut(value: unknown, issues: readonly z.core.$ZodIssue[]): boolean {
  // Items go at last and together, since each moves those behind it.
  const items = new Map<unknown[], Set<number>>();
  let isLess = false;
  for (const issue of issues) {
    const steps = [value];
    for (const key of issue.path) steps.push(Object(steps.at(-1))[key]);
    if (issue.code === "unrecognized_keys") {
      for (const key of issue.keys) Reflect.deleteProperty(Object(steps.at(-1)), key);
      isLess = true;
      continue;
    }
    // What is missing can't be taken out: what lacks it is.
    const at = steps.findLastIndex((step, index) => index > 0 && step !== undefined) - 1;
    const holder = steps[at];
    if (holder === undefined) continue;
    const key = issue.path[at];
    if (Array.isArray(holder)) items.set(holder, (items.get(holder) ?? new Set()).add(Number(key)));
    else if (key !== undefined) Reflect.deleteProperty(Object(holder), key);
    isLess = true;
  }
  for (const [list, indexes] of items) {
    const kept = list.filter((_, index) => !indexes.has(index));
    list.splice(0, list.length, ...kept);
  }
  return isLess;
}
