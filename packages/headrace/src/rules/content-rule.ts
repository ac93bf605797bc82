import type { Nodes } from "mdast";
import type { Diagnostic } from "../model/diagnostic.ts";
import type { Doc } from "../pages/doc.ts";
import type { RulePage } from "./read-page.ts";

/** Everything that rules judge. */
export interface RuleSite {
  /** Absolute. */
  root: string;
  pages: RulePage[];
  /** By path of the source. */
  docs: ReadonlyMap<string, Doc>;
}

/** What a rule has to say. */
export interface RuleProblem {
  /** What is wrong, one sentence. */
  message: string;
  /** What to do about it. Default: to mend the text. */
  hint?: string | undefined;
  /** Where, in the text of the page; or the part of its tree. Default: its first line. */
  at?: number | Nodes | undefined;
  /** Default: that of the rule. */
  severity?: Diagnostic["severity"] | undefined;
}

/** A problem, and the file that has it. */
export type SiteProblem = RuleProblem & { page: Pick<RulePage, "path" | "text"> };

/** One thing that the pages of a site have to hold; the project's own, checked by `headrace check`. */
export interface ContentRule {
  /** Stands before each of its problems: "no-filler". */
  code: string;
  /** Default: "error". */
  severity?: Diagnostic["severity"];
  /** Judges one page. */
  page?:
    | ((page: RulePage, report: (problem: RuleProblem) => void) => void | Promise<void>)
    | undefined;
  /** Judges all pages together. */
  site?:
    | ((site: RuleSite, report: (problem: SiteProblem) => void) => void | Promise<void>)
    | undefined;
}
