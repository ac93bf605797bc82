import type { ReactNode } from "react";

/** A part's call-out: the number of the step on the page that it belongs to. */
export interface Stepped {
  step?: number;
}

/** The number of a step, in a circle; nothing for a part that no step is about. */
export function Step({ step }: Stepped): ReactNode {
  return step === undefined ? null : <b className="d-step">{step}</b>;
}
