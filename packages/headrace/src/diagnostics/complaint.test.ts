import { expect, test } from "vitest";
import { z } from "zod";
import { complaint, remedy } from "./complaint.ts";

test.each([
  [
    z.enum(["doc", "landing"]),
    "dock",
    'must be "doc" or "landing"',
    'Write "doc" or "landing", or take it out.',
  ],
  [
    z.enum(["a", "b", "c"]),
    "d",
    'must be "a", "b" or "c"',
    'Write "a", "b" or "c", or take it out.',
  ],
  [
    z.union([z.string(), z.array(z.string())]),
    5,
    "must be text or a list",
    "Write text or a list, or take it out.",
  ],
  [
    z.union([z.strictObject({ a: z.string() }), z.strictObject({ b: z.string() })]),
    { c: 1 },
    "has none of the forms that it may have",
    "Change the value, or take it out.",
  ],
  [
    z.string().refine(() => false, { error: 'must be a date, such as "2024-09-10"' }),
    "soon",
    'must be a date, such as "2024-09-10"',
    'Write a date, such as "2024-09-10", or take it out.',
  ],
  [
    z.string().regex(/x/, { error: 'must not contain "/"' }),
    "/",
    'must not contain "/"',
    'Write it without "/".',
  ],
  [
    z.string().regex(/^x-/, { error: 'must begin with "x-"' }),
    "y",
    'must begin with "x-"',
    'Let it begin with "x-".',
  ],
  [
    z.string().min(1, { error: "must not be empty" }),
    "",
    "must not be empty",
    "Write something there, or take it out.",
  ],
  [z.string(), undefined, "is missing", "Add it."],
  [z.boolean(), "yes", "must be true or false", "Write true or false, without quotation marks."],
])("says what is allowed: %#", (...[schema, value, wrong, way]) => {
  const issues = schema.safeParse(value, { reportInput: true }).error?.issues ?? [];
  expect(issues.map((issue) => [complaint(issue), remedy(issue)])).toEqual([[wrong, way]]);
});
