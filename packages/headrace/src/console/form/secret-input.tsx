import type { ReactNode } from "react";
import type { FieldIds } from "./field.tsx";

/** Properties of `SecretInput`. */
export interface SecretInputProps {
  ids: FieldIds;
  type: "text" | "password";
  value: string;
  onChange(value: string): void;
}

/**
 * Takes a secret. Its text is a property of the input and never an attribute: what saves or
 * records the document does not see it.
 */
export function SecretInput({ ids, type, value, onChange }: SecretInputProps): ReactNode {
  const fill = (input: HTMLInputElement | null) => {
    if (input && input.value !== value) input.value = value;
  };
  return (
    <input
      {...ids}
      ref={fill}
      type={type}
      // Nothing may be stored that the reader did not ask for: not by form restoration either.
      autoComplete="off"
      spellCheck={false}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
