import type { OperationSource } from "../reference-source.ts";
import type { CodeSampleText } from "./samples.ts";

/** What the page of an operation shows. */
export interface OperationArticle {
  source: OperationSource;
  samples: readonly CodeSampleText[];
  /** Why there are none; "" where there are, or nothing is sent. */
  noSample: string;
  /** Where the operation is published as JSON, for the console; relative to the site. */
  dataFile: string;
}
