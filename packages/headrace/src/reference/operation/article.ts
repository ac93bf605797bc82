import type { OperationSource } from "../reference-source.ts";
import type { CodeSampleText, ExampleRequest } from "./samples.ts";

/** What the page of an operation shows. */
export interface OperationArticle {
  source: OperationSource;
  samples: readonly CodeSampleText[];
  /** The same for each of several examples of its body; none where there is one. */
  requests: readonly ExampleRequest[];
  /** Why there are none; "" where there are, or nothing is sent. */
  noSample: string;
  /** Where the operation is published as JSON, for the console; relative to the site. */
  dataFile: string;
}
