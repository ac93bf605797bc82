import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { z } from "zod";
import { SiteError } from "../diagnostics/site-error.ts";
import type { Diagnostic } from "../model/diagnostic.ts";

/** What the old configuration threw, and which of its own files were not there. */
export const failureSchema = z.object({
  failure: z.object({ message: z.string(), stack: z.string(), absent: z.array(z.string()) }),
});

type Failure = z.output<typeof failureSchema>["failure"];

/** Where the old site's own code failed, as far as the stack says. */
export function describeFailure({ message, stack, absent }: Failure, folder: string): SiteError {
  // Node's own modules ("node:internal/modules/…") are no place of the site.
  const places = [...stack.matchAll(/(?<!\w)((?:\/|[A-Z]:)[^\s():]*):(\d+):(\d+)/g)];
  const [, path = "", line, column] =
    places.find(([, file = ""]) => !/node_modules|read-old-site/.test(file)) ?? [];
  const [first = ""] = stripVTControlCharacters(message).split("\n");
  return oldSiteError(first, {
    ...(absent.length > 0
      ? { hint: `It asks for files that are not there: ${absent.join(", ")}.` }
      : {}),
    ...(path && {
      file: relative(folder, path).replaceAll("\\", "/"),
      line: Number(line),
      column: Number(column),
    }),
  });
}

/** The message of a failed process, without its stack. */
export function firstError(output: string): string {
  return /^\w*Error[^\n]*/m.exec(output)?.[0] ?? output.trim();
}

export function oldSiteError(reason: string, more: Partial<Diagnostic> = {}): SiteError {
  return new SiteError([
    {
      code: "old-site",
      severity: "error",
      message: `The old site's configuration could not be read: ${reason}`,
      hint: "Name the folder that holds docusaurus.config.js or .ts; what it imports of its own must be there.",
      ...more,
    },
  ]);
}
