/** The part of `RequestValues` that a problem is in. */
export type RequestField =
  | { in: "server" }
  | { in: "path" | "query" | "querystring" | "header" | "cookie"; name: string }
  | { in: "body"; name: string | null }
  | { in: "credential"; name: string };

/** Why a value can't be sent. */
export interface RequestProblem {
  field: RequestField;
  /** One sentence for the reader. */
  message: string;
}

/** Values of which no request can be made; holds every problem, not only the first. */
export class RequestError extends Error {
  readonly problems: RequestProblem[];

  constructor(problems: RequestProblem[]) {
    super(problems.map((problem) => problem.message).join(" "));
    this.name = "RequestError";
    this.problems = problems;
  }
}
