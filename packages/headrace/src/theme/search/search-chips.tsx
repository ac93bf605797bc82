import type { ReactNode } from "react";
import { localized } from "../../model/messages/localized.ts";

/** One of several choices, of which one is made. */
export interface Chip {
  key: string;
  label: string;
  /** How many results it has. */
  count?: number | undefined;
}

/** Where to search: small buttons in a row, of which one is pressed. */
export function SearchChips(props: {
  chips: readonly Chip[];
  pressed: string;
  onPress: (key: string) => void;
}): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset needs a visible legend.
    <div className="chips" role="group" aria-label={localized("whereToSearch")}>
      {props.chips.map(({ key, label, count }) => (
        <button
          key={key}
          type="button"
          className="chip"
          aria-pressed={key === props.pressed}
          onClick={() => props.onPress(key)}
        >
          {label}
          {count !== undefined && <span className="chip-count"> {count}</span>}
        </button>
      ))}
    </div>
  );
}
