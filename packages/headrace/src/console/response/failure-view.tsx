import type { ReactNode } from "react";
import { explain, type Failure } from "../exchange/failure.ts";

/** Why there is no answer, and what to do. */
export function FailureView({ failure }: { failure: Failure }): ReactNode {
  const { title, text, advice } = explain(failure);
  return (
    <div className="console-failure" data-failure={failure.kind}>
      <p>
        <strong>{title}</strong>
      </p>
      <p>{text}</p>
      <p>{advice}</p>
    </div>
  );
}
