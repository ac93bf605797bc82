import type { ReactNode } from "react";
import { Step, type Stepped } from "./step.tsx";

/** Stages in their order, each with its time once it has begun: a deployment, a set-up. */
export function Stages(props: {
  of: readonly (readonly [stage: string, time: string])[];
  at: string;
}): ReactNode {
  const current = props.of.findIndex(([stage]) => stage === props.at);
  return (
    <div className="d-stages">
      {props.of.map(([stage, time], index) => (
        <span key={stage} className={`d-stage ${progress(index - current)}`}>
          {stage} <span className="d-muted">{time}</span>
        </span>
      ))}
    </div>
  );
}

function progress(distance: number): "done" | "on" | "later" {
  if (distance === 0) return "on";
  return distance < 0 ? "done" : "later";
}

/** Conditions that are checked before something starts, and are met. */
export function Checks(props: Stepped & { of: readonly string[] }): ReactNode {
  return (
    <div className="d-line">
      <Step {...props} />
      <div className="d-checks">
        {props.of.map((text) => (
          <span key={text} className="d-check">
            {text}
          </span>
        ))}
      </div>
    </div>
  );
}
