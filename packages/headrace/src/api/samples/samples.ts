import type { CodeSample } from "./code-sample.ts";
import { FIRST_SAMPLES } from "./first-samples.ts";
import { MORE_SAMPLES } from "./more-samples.ts";

/** All that a configuration can choose from. */
export const CODE_SAMPLES: readonly CodeSample[] = [...FIRST_SAMPLES, ...MORE_SAMPLES];

/** The chosen samples, in the chosen order. */
export function chosenSamples(ids: readonly string[]): CodeSample[] {
  return ids.flatMap((id) => CODE_SAMPLES.filter((sample) => sample.id === id));
}
