import { useState } from "react";

/** So many steps come by scrolling; then the reader has to ask, and can reach the page's end. */
export const AUTOMATIC_STEPS = 5;

/** In the state of the history's entry: how much of the list was shown. */
const STATE_KEY = "searchSteps";

/**
 * How many steps of a list are shown. New results begin with one; whoever comes back to old ones
 * finds as many as they left.
 */
export function useSteps(results: readonly unknown[]): { steps: number; more: () => void } {
  const [grown, setGrown] = useState<{ results: unknown; steps: number }>();
  const [remembered] = useState(readSteps);
  const [first, setFirst] = useState<unknown>();
  if (first === undefined && results.length > 0) setFirst(results);
  const start = first === undefined || first === results ? remembered : 1;
  const steps = grown && grown.results === results ? grown.steps : start;
  return {
    steps,
    more() {
      setGrown({ results, steps: steps + 1 });
      history.replaceState({ ...history.state, [STATE_KEY]: steps + 1 }, "");
    },
  };
}

function readSteps(): number {
  const steps: unknown = history.state?.[STATE_KEY];
  return typeof steps === "number" ? Math.max(1, steps) : 1;
}
