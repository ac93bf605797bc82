/** One thing that a writer has to know or to mend. */
export interface Diagnostic {
  /** Stable, kebab-case: "broken-link". */
  code: string;
  severity: "error" | "warning";
  /** What happened, one sentence, without position. */
  message: string;
  /** What to do about it. */
  hint: string;
  /**
   * How to mend it: what to replace, which stands at its place or after it on the same line. Only
   * where there is no doubt.
   */
  fix?: { find: string; replace: string };
  /** Path relative to the project's root, with forward slashes. */
  file?: string;
  /** From 1. */
  line?: number;
  /** From 1. */
  column?: number;
}
