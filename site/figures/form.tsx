import type { ReactNode } from "react";
import { Step, type Stepped } from "./step.tsx";

/** The fields of a form: two beside each other where there is room. */
export function Form({ children }: { children: ReactNode }): ReactNode {
  return <div className="d-form">{children}</div>;
}

interface FieldProps extends Stepped {
  label: string;
  /** A "list" opens downward, a "text" has several lines, a "code" holds a technical value. */
  kind?: "list" | "text" | "code";
  /** Takes the whole line of the form. */
  whole?: boolean;
  hint?: string;
  children?: ReactNode;
}

/** A field with its label and value. */
export function Field({ label, kind, whole, hint, step, children }: FieldProps): ReactNode {
  return (
    <div className={whole ? "d-field whole" : "d-field"}>
      <Label step={step}>{label}</Label>
      <span className={`d-box ${kind ?? ""}`.trim()}>{children ?? "\u00a0"}</span>
      {hint ? <span className="d-muted">{hint}</span> : null}
    </div>
  );
}

/** One of a few choices that are all in sight. */
export function Choice(
  props: Stepped & { label: string; of: readonly string[]; chosen: string },
): ReactNode {
  return (
    <div className="d-field">
      <Label step={props.step}>{props.label}</Label>
      <span className="d-choice">
        {props.of.map((option) => (
          <span key={option} className={option === props.chosen ? "d-radio on" : "d-radio"}>
            {option}
          </span>
        ))}
      </span>
    </div>
  );
}

/** Something that is on or off. */
export function Switch(props: Stepped & { label: string; on?: boolean }): ReactNode {
  return (
    <div className="d-field">
      <span className={props.on ? "d-switch on" : "d-switch"}>
        <Step {...props} />
        {props.label}
      </span>
    </div>
  );
}

/** Several values in one field. */
export function Chips({ of }: { of: readonly string[] }): ReactNode {
  return of.map((value) => (
    <span key={value} className="d-badge">
      {value} ×
    </span>
  ));
}

function Label({ step, children }: { step: number | undefined; children: string }): ReactNode {
  return (
    <span className="d-label">
      {step === undefined ? null : <Step step={step} />}
      {children}
    </span>
  );
}
