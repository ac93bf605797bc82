import type { z } from "zod";
import { complaint, remedy } from "../diagnostics/complaint.ts";
import { suggest } from "../diagnostics/nearest.ts";
import { knownOptions } from "./known-options.ts";
import type { ConfigProblem, OptionPath } from "./option-path.ts";
import { type SiteConfig, siteConfigSchema } from "./schema.ts";
import { writtenPath } from "./written-sidebar.ts";

/** Where every project keeps its configuration. */
export const CONFIG_FILE = "site/site.config.ts";

/**
 * Validates what `site/site.config.ts` exports by default: the configuration, or everything that is
 * wrong with it.
 */
export function parseConfig(
  value: unknown,
): { config: SiteConfig } | { problems: ConfigProblem[] } {
  const result = siteConfigSchema.safeParse(value, { reportInput: true });
  if (result.success) return { config: result.data };
  return { problems: result.error.issues.flatMap((issue) => describeIssue(issue, [], value)) };
}

/** An issue of the schema: one problem for each unknown key, else one for the value. */
function describeIssue(
  issue: z.core.$ZodIssue,
  above: OptionPath,
  config: unknown,
): ConfigProblem[] {
  const path = [...above, ...issue.path.filter((part) => typeof part !== "symbol")];
  if (issue.code === "unrecognized_keys") {
    const known = knownOptions(path, config);
    const written = asWritten(path, config);
    return issue.keys.map((key) => ({
      diagnostic: {
        code: "unknown-option",
        severity: "error",
        message: `Unknown option "${[...written, key].join(".")}".`,
        ...suggest(key, known, { otherwise: `Options here: ${known.join(", ")}.` }),
      },
      path: [...written, key],
    }));
  }
  const closest = issue.code === "invalid_union" ? closestBranch(issue) : [];
  if (closest.length > 0) return closest.flatMap((inner) => describeIssue(inner, path, config));
  // What contains itself is not written out.
  const written = issue.code === "custom" ? path : asWritten(path, config);
  const subject = path.length === 0 ? "The default export" : `Option "${written.join(".")}"`;
  return [
    {
      diagnostic: {
        code: "config",
        severity: "error",
        message: `${subject} ${complaint(issue)}.`,
        hint: path.length === 0 ? "Write: export default defineSite({ … });" : remedy(issue),
      },
      path: written,
    },
  ];
}

/** A path as the configuration has it: the short forms of sidebars are written out before they are judged. */
function asWritten(path: OptionPath, config: unknown): OptionPath {
  const at = path[0] === "collections" ? 2 : 0;
  if (path[at] !== "sidebars") return path;
  const above = path.slice(0, at + 2);
  const sidebar = above.reduce<unknown>((value, key) => Object(value)[key], config);
  return [...above, ...writtenPath(sidebar, path.slice(at + 2))];
}

/** Of the forms that a value may have, what the one says that got beyond its type. */
function closestBranch(issue: z.core.$ZodIssueInvalidUnion): z.core.$ZodIssue[] {
  const branches = issue.errors.filter((issues) =>
    issues.every(({ code, path }) => path.length > 0 || code !== "invalid_type"),
  );
  return branches.length === 1 ? (branches[0] ?? []) : [];
}
