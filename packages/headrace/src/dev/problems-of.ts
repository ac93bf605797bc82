import { reasonOf } from "../diagnostics/reason-of.ts";
import { SiteError } from "../diagnostics/site-error.ts";
import { systemProblem } from "../diagnostics/system-problem.ts";
import type { Diagnostic } from "../model/diagnostic.ts";

/** A SiteError's own problems; anything else as one problem. */
export function problemsOf(error: unknown): Diagnostic[] {
  if (error instanceof SiteError) return error.diagnostics;
  if (error instanceof Error && "syscall" in error) return [systemProblem(error)];
  const hint = "This is a fault of the engine. The page stays as it was; save the file again.";
  return [{ code: "internal", severity: "error", message: reasonOf(error), hint }];
}
