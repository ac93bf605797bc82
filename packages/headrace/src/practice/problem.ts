import type { Violation } from "../api/validate.ts";
import type { ProblemReason } from "./practice-data.ts";

/** Ends the handling of a request with a problem document. */
export class Problem extends Error {
  override name = "Problem";
  readonly reason: ProblemReason;
  readonly errors: Violation[];
  readonly headers: Record<string, string>;

  constructor(
    reason: ProblemReason,
    detail: string,
    more: { errors?: Violation[]; headers?: Record<string, string> } = {},
  ) {
    super(detail);
    this.reason = reason;
    this.errors = more.errors ?? [];
    this.headers = more.headers ?? {};
  }
}

/** Fields or parameters that are not valid. */
export function invalid(noun: "field" | "parameter", errors: Violation[]): Problem {
  const detail =
    errors.length === 1 ? `1 ${noun} is not valid.` : `${errors.length} ${noun}s are not valid.`;
  return new Problem("invalid", detail, { errors });
}
