import type { ReactNode } from "react";
import type { FieldIds } from "./field.tsx";

/** One of a few. */
export interface ChoiceProps {
  ids: FieldIds;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange(value: string): void;
}

/** A native select. */
export function Choice({ ids, value, options, onChange }: ChoiceProps): ReactNode {
  return (
    <select {...ids} value={value} onChange={(event) => onChange(event.target.value)}>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
