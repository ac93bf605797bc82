import { type ReactNode, useId } from "react";

/** What connects an input with its label, its description and its error. */
export interface FieldIds {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

/** A labelled input. */
export interface FieldProps {
  label: string;
  /** Beside the label: "required", a type. */
  note?: string | undefined;
  /** Below the input. */
  hint?: ReactNode;
  error?: string | undefined;
  /** Beside the label, at the end: small buttons. */
  actions?: ReactNode;
  children(ids: FieldIds): ReactNode;
}

/** Draws label, input, hint and error, tied together for assistive technology. */
export function Field({ label, note, hint, error, actions, children }: FieldProps): ReactNode {
  const id = useId();
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return (
    <div className="console-field">
      <div className="console-label">
        <label htmlFor={id}>
          {label}
          {note && <span className="console-note"> {note}</span>}
        </label>
        {actions}
      </div>
      {children({
        id,
        "aria-describedby": described || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {error && (
        <p className="console-error" id={`${id}-error`}>
          {error}
        </p>
      )}
      {hint && (
        <p className="console-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </div>
  );
}
