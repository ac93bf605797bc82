import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { tsImport } from "tsx/esm/api";
import type { z } from "zod";
import { didYouMean } from "../diagnostics/nearest.ts";
import { SiteError } from "../diagnostics/site-error.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { findInText } from "./find-in-text.ts";
import { type SiteConfig, siteConfigSchema } from "./schema.ts";

/** Where every project keeps its configuration. */
export const CONFIG_FILE = "site/site.config.ts";

/**
 * Loads and validates `site/site.config.ts` of a project.
 *
 * @param root Absolute path of the project.
 * @throws SiteError when the file is absent, does not run, or has unknown or wrong options.
 */
export async function loadConfig(root: string): Promise<SiteConfig> {
  const file = join(root, CONFIG_FILE);
  const text = await readFile(file, "utf8").catch(() => undefined);
  if (text === undefined) {
    throw configError({
      message: `There is no ${CONFIG_FILE} in ${root}.`,
      hint: "Run this command in the project's root, or name it with --root.",
    });
  }
  const result = siteConfigSchema.safeParse(await runConfig(file));
  if (result.success) return result.data;
  throw new SiteError(result.error.issues.flatMap((issue) => describeIssue(issue, text)));
}

/** Each call runs the file and what it imports anew, so that the dev server sees every change. */
async function runConfig(file: string): Promise<unknown> {
  try {
    const module: { default?: unknown } = await tsImport(file, import.meta.url);
    return module.default;
  } catch (error) {
    throw configError({
      message: `${CONFIG_FILE} could not be loaded: ${error instanceof Error ? error.message : error}`,
      hint: "Mend the file; it is an ordinary TypeScript module with a default export.",
    });
  }
}

function configError(problem: { message: string; hint: string }): SiteError {
  return new SiteError([{ code: "config", severity: "error", file: CONFIG_FILE, ...problem }]);
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
