import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { complaint, remedy } from "../diagnostics/complaint.ts";
import { readFitting } from "../diagnostics/fitting.ts";
import type { Diagnostic } from "../model/diagnostic.ts";
import { decodeText, withLineFeeds } from "./decode-text.ts";
import { jsonProblem } from "./json-problem.ts";
import { MAX_SOURCE_BYTES, tooLarge } from "./source-size.ts";
import { readYaml, type YamlText } from "./yaml-text.ts";

/** What a file holds; or everything that is wrong with it, and what of it is right. */
export type DataFile<Output> =
  | ({ value: Output } & Pick<YamlText, "placeOf">)
  | { problems: Diagnostic[]; value: Output | undefined };

export interface DataFileOptions<Output> {
  /** Absolute path of the project. */
  root: string;
  /** Relative to the root. */
  path: string;
  schema: z.ZodType<Output>;
  /** Of the problems. */
  code: string;
}

/** Reads a YAML or JSON file beside the pages; an empty one is an empty map. */
export function readDataFile<Output>(options: DataFileOptions<Output>): DataFile<Output> {
  const { root, path, schema, code } = options;
  const file = join(root, path);
  const { size } = statSync(file);
  const decoded = size > MAX_SOURCE_BYTES ? tooLarge(size) : decodeText(readFileSync(file));
  if ("problem" in decoded)
    return { problems: [{ ...decoded.problem, file: path }], value: undefined };
  const text = withLineFeeds(decoded.text);
  const read = readYaml(text, "This file");
  const problem = { code, severity: "error", file: path } as const;
  if ("problem" in read) {
    const told = (path.endsWith(".json") && jsonProblem(text)) || read.problem;
    return { problems: [{ ...told, ...problem }], value: undefined };
  }
  const { value, issues } = readFitting(schema, read.value);
  if (value !== undefined && issues.length === 0) return { value, placeOf: read.placeOf };
  return {
    value,
    problems: issues.map((issue) => ({
      ...problem,
      message: `${issue.path.length === 0 ? "This file" : `"${issue.path.join(".")}"`} ${complaint(issue)}.`,
      hint: remedy(issue),
      ...read.placeOf(issue.path),
    })),
  };
}
