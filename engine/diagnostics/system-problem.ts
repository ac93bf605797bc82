import type { Diagnostic } from "../model/diagnostic.ts";

/**
 * What the system refused, as a problem of the machine: a full disk, a folder without permission.
 *
 * @throws anything else, which is a fault of ours.
 */
export function systemProblem(error: unknown): Diagnostic {
  if (!(error instanceof Error && "syscall" in error && "code" in error)) throw error;
  const hint =
    WAYS_OUT[String(error.code)] ?? "Nothing was published; mend it and run the command again.";
  return { code: "system", severity: "error", message: `${error.message}.`, hint };
}

const FULL = "The disk is full, and the published site is as it was. Make room and build again.";

const WAYS_OUT: Partial<Record<string, string>> = {
  EDQUOT: FULL,
  EFBIG: FULL,
  ENOSPC: FULL,
  EACCES:
    "This user may not do that; look at the permissions of the file and the folders above it.",
  EMFILE: "Too many files are open; raise the limit (ulimit -n).",
};
