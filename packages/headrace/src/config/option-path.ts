import type { Diagnostic } from "../model/diagnostic.ts";

/** Where an option stands in the configuration: ["navbar", "links", 0, "href"]. */
export type OptionPath = readonly (string | number)[];

/** A problem of the configuration, whose position in its files is still to be found. */
export interface ConfigProblem {
  diagnostic: Omit<Diagnostic, "file" | "line" | "column">;
  path: OptionPath;
  /** The text at fault; found even where the path leads through a function. */
  value?: string;
  /** The file of data that holds the text, where the configuration does not; relative to the root. */
  file?: string | undefined;
}
