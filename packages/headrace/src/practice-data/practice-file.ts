import { readdirSync } from "node:fs";
import { join, posix } from "node:path";
import { z } from "zod";
import { complaint, remedy } from "../diagnostics/complaint.ts";
import { SiteError } from "../diagnostics/site-error.ts";
import type { JsonObject } from "../model/json-object.ts";
import { PROBLEM_REASONS, type PracticeRules } from "../practice/practice-data.ts";
import { merge } from "../practice/world.ts";
import { readDataFile } from "../sources/data-file.ts";

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
const practiceFile = z.strictObject({
  caller: z.string(),
  aliases: z.record(z.string(), z.string()),
  keys: z.strictObject({ accept: z.string(), readOnly: z.string() }),
  rateLimits: z.strictObject({
    window: z.number().positive(),
    buckets: z.record(z.string(), z.number().positive()),
  }),
  bucketExtension: z.string(),
  maxBody: z.number().positive(),
  retryAfter: z.number().positive(),
  problems: z.record(
    reason,
    z.strictObject({ status: z.number(), code: z.string(), title: z.string() }),
  ),
  problemType: z.string(),
  stamps: z.strictObject({ create: object, change: object }),
  secrets: z.strictObject({ flag: z.string(), field: z.string() }),
  constants: object,
  resources: z.record(z.string(), resource),
  operations: z.record(z.string(), operation),
  documents: z.record(
    z.string(),
    z.strictObject({
      like: z.string().optional(),
      set: object.optional(),
      absent: z.boolean().optional(),
    }),
  ),
});

/**
 * Reads every YAML file of a folder as one; throws a `SiteError` with all that is wrong in them.
 *
 * @param folder relative to the root
 * @returns What they say, and their paths relative to the root.
 */
export function loadPracticeFile(
  root: string,
  folder: string,
): { file: PracticeFile; files: string[] } {
  const files = readdirSync(join(root, folder))
    .filter((name) => name.endsWith(".yaml"))
    .sort()
    .map((name) => posix.join(folder, name));
  const all = files.reduce<JsonObject>((before, path) => merge(before, readObject(root, path)), {});
  const { success, data, error } = practiceFile.safeParse(all, { reportInput: true });
  if (success) return { file: data, files };
  throw new SiteError(
    error.issues.map((issue) => ({
      code: "practice-file",
      severity: "error",
      message: `"${["rules", ...issue.path].join(".")}" ${complaint(issue)}.`,
      hint: remedy(issue),
      file: folder,
    })),
  );
}

function readObject(root: string, path: string): JsonObject {
  const read = readDataFile({ root, path, schema: object, code: "practice-file" });
  if ("problems" in read) throw new SiteError(read.problems);
  return read.value;
}
