import type { z } from "zod";
import { didYouMean } from "../diagnostics/nearest.ts";
import { SiteError } from "../diagnostics/site-error.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { findInText } from "./find-in-text.ts";
import { type SiteConfig, siteConfigSchema } from "./schema.ts";

/** Where every project keeps its configuration. */
export const CONFIG_FILE = "site/site.config.ts";

/**
 * Validates what `site/site.config.ts` exports.
 *
 * @param value Its default export.
 * @param text Its text, for positions.
 * @throws SiteError for unknown or wrong options.
 */
export function parseConfig(value: unknown, text: string): SiteConfig {
  const result = siteConfigSchema.safeParse(value);
  if (result.success) return result.data;
  throw new SiteError(result.error.issues.flatMap((issue) => describeIssue(issue, text)));
}

/** An issue of the schema as Diagnostics: one for each unknown key, else one for the value. */
function describeIssue(issue: z.core.$ZodIssue, text: string): Diagnostic[] {
  const base = { code: "config", severity: "error", file: CONFIG_FILE } as const;
  const path = issue.path.join(".");
  if (issue.code === "unrecognized_keys") {
    const known = knownKeys(issue.path);
    return issue.keys.map((key) => ({
      ...base,
      code: "unknown-option",
      message: `Unknown option "${path ? `${path}.` : ""}${key}".`,
      hint: didYouMean(key, known) ?? `Options here: ${known.join(", ")}.`,
      ...findInText(text, `${key}:`),
    }));
  }
  const name = issue.path.findLast((part) => typeof part === "string");
  return [
    {
      ...base,
      message: `Option "${path}": ${issue.message}.`,
      ...(name === undefined ? {} : findInText(text, `${String(name)}:`)),
    },
  ];
}

/** The options that the schema knows at a path. */
function knownKeys(path: readonly PropertyKey[]): string[] {
  let schema: unknown = siteConfigSchema;
  for (const part of path) schema = step(schema, part);
  const shape = property(schema, "shape");
  return typeof shape === "object" && shape !== null ? Object.keys(shape) : [];
}

/** Goes through wrappers (default, optional, array) to the schema of one property. */
function step(schema: unknown, part: PropertyKey): unknown {
  if (typeof part === "number") return unwrap(property(unwrap(schema), "element"));
  return unwrap(property(property(unwrap(schema), "shape"), part));
}

function unwrap(schema: unknown): unknown {
  const inner = property(property(schema, "def"), "innerType");
  return inner === undefined ? schema : unwrap(inner);
}

function property(value: unknown, name: PropertyKey): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
