import type { Diagnostic } from "../model/diagnostic.ts";

/** Thrown where work can't go on; carries the problems to print. */
export class SiteError extends Error {
  readonly diagnostics: Diagnostic[];

  constructor(diagnostics: Diagnostic[]) {
    super(diagnostics.map((item) => item.message).join("\n"));
    this.name = "SiteError";
    this.diagnostics = diagnostics;
  }
}
