/** One thing that a writer has to know or to mend. */
export interface Diagnostic {
  /** Stable, kebab-case: "broken-link". */
  code: string;
  severity: "error" | "warning";
  /** What happened, one sentence, without position. */
  message: string;
  /** What to do about it. */
  hint?: string;
  /** Path relative to the project's root, with forward slashes. */
  file?: string;
  /** From 1. */
  line?: number;
  /** From 1. */
  column?: number;
}
