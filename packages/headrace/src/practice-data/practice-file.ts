import { readdirSync } from "node:fs";
import { join, posix } from "node:path";
import { z } from "zod";
import { SiteError } from "../diagnostics/site-error.ts";
import type { JsonObject } from "../model/json-object.ts";
import { PROBLEM_REASONS, type PracticeRules } from "../practice/practice-data.ts";
import { merge } from "../practice/world.ts";
import { readDataFile } from "../sources/data-file.ts";
import { USUAL_RULES } from "./usual-rules.ts";

/** A document of the seed: an example of an answer, with changes, or all of it in `set`. */
export interface Seed {
  /** Operation id, and after a space the name of one of its examples; default the first one. */
  like?: string | undefined;
  set?: JsonObject | undefined;
  /** Leaves out what an example shows. */
  absent?: boolean | undefined;
}

/** What the files beside a description say about its practice server. */
export interface PracticeFile extends PracticeRules {
  /** Extension of operations that names their rate limit. */
  bucketExtension: string;
  /** By address. */
  documents: Record<string, Seed>;
}

const json = z.json();
const object = z.record(z.string(), json);
const lookup = z.union([
  z.string(),
  z.strictObject({ newest: z.string(), where: object.optional() }),
  z.strictObject({ all: z.string(), where: object.optional() }),
]);
const lookups = z.record(z.string(), lookup).optional();
const effect = z.strictObject({
  each: json.optional(),
  with: lookups,
  when: object.optional(),
  put: z.string().optional(),
  value: json.optional(),
  update: z.string().optional(),
  set: object.optional(),
  remove: z.string().optional(),
  where: object.optional(),
});
const transition = z.strictObject({
  after: z.number().min(0),
  remove: z.boolean().optional(),
  with: lookups,
  set: object.optional(),
  effects: z.array(effect).optional(),
});
const resource = z.strictObject({
  address: z.record(z.string(), z.string().nullable()).optional(),
  order: z.string().optional(),
  key: z.string().optional(),
  narrow: z.strictObject({ query: z.string(), field: z.string() }).optional(),
  states: z.record(z.string(), transition).optional(),
});
const search = z.strictObject({ in: z.string(), where: object });
const reason = z.enum(PROBLEM_REASONS);
const operation = z.strictObject({
  kind: z.enum(["list", "get", "create", "store", "update", "delete", "action"]).optional(),
  target: z.string().optional(),
  collection: z.string().optional(),
  with: lookups,
  id: z.string().optional(),
  base: json.optional(),
  set: object.optional(),
  view: object.optional(),
  answer: object.optional(),
  location: z.string().optional(),
  references: z
    .record(
      z.string(),
      z.strictObject({ at: z.string(), must: object.optional(), message: z.string().optional() }),
    )
    .optional(),
  refuse: z
    .array(
      z.strictObject({
        when: object.optional(),
        unless: object.optional(),
        find: search.optional(),
        lacks: search.optional(),
        reason: reason.optional(),
        detail: z.string(),
        pointer: z.string().optional(),
      }),
    )
    .optional(),
  effects: z.array(effect).optional(),
});
const expression = z.string().refine(isExpression, { error: "must be a regular expression" });

/** What one file may say: all of it may be left to the others, and to what holds everywhere. */
const written = z.strictObject({
  caller: z.string().optional(),
  aliases: z.record(z.string(), z.string()).optional(),
  keys: z.strictObject({ accept: expression, readOnly: expression }).partial().optional(),
  rateLimits: z
    .strictObject({
      window: z.number().positive(),
      buckets: z.record(z.string(), z.number().positive()),
    })
    .partial()
    .optional(),
  bucketExtension: z.string().optional(),
  maxBody: z.number().positive().optional(),
  retryAfter: z.number().positive().optional(),
  problems: z
    .partialRecord(
      reason,
      z.strictObject({ status: z.number(), code: z.string(), title: z.string() }).partial(),
    )
    .optional(),
  problemType: z.string().optional(),
  stamps: z.strictObject({ create: object, change: object }).partial().optional(),
  secrets: z.strictObject({ flag: z.string(), field: z.string() }).optional(),
  constants: object.optional(),
  resources: z.record(z.string(), resource).optional(),
  operations: z.record(z.string(), operation).optional(),
  documents: z
    .record(
      z.string(),
      z.strictObject({
        like: z.string().optional(),
        set: object.optional(),
        absent: z.boolean().optional(),
      }),
    )
    .optional(),
});

function isExpression(text: string): boolean {
  try {
    return new RegExp(text) instanceof RegExp;
  } catch {
    return false;
  }
}

/**
 * Reads every YAML file of a folder as one, over what holds where they say nothing; throws a
 * `SiteError` with all that is wrong in them.
 *
 * @param folder relative to the root
 * @returns What they say, and their paths relative to the root.
 */
export function loadPracticeFile(
  root: string,
  folder: string,
): { file: PracticeFile; files: string[] } {
  const files = readdirSync(join(root, folder))
    .filter((name) => /\.ya?ml$/.test(name))
    .sort()
    .map((name) => posix.join(folder, name));
  const read = files.map((path) =>
    readDataFile({ root, path, schema: written, code: "practice-file" }),
  );
  const problems = read.flatMap((one) => ("problems" in one ? one.problems : []));
  if (problems.length > 0) throw new SiteError(problems);
  const usual: PracticeFile = { ...USUAL_RULES, bucketExtension: "x-rate-limit", documents: {} };
  const file = read.reduce<object>((before, { value }) => merged(before, value), usual);
  // Each file was checked, and laid over all that there has to be.
  return { file: file as PracticeFile, files };
}

/** As `merge` of the rules' documents: objects by their keys, all else by the later value. */
function merged(before: object, value: object | undefined): object {
  return merge(before as JsonObject, (value ?? {}) as JsonObject);
}
