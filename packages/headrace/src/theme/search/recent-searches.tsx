import type { ReactNode } from "react";
import { localized } from "../../model/messages/localized.ts";
import { ClockIcon } from "../icons.tsx";

/** A search of before, as an option. */
export interface RecentSearchView {
  id: string;
  query: string;
}

/** The reader's last searches, while the field is empty. */
export function RecentSearchList(props: {
  listId: string;
  items: readonly RecentSearchView[];
  active: string | undefined;
  onPoint: (id: string) => void;
  onChoose: (query: string) => void;
  onClear: () => void;
}): ReactNode {
  return (
    <>
      <div className="recent-head">
        <span>{localized("recentSearches")}</span>
        <button type="button" className="recent-clear" onClick={props.onClear}>
          {localized("clear")}
        </button>
      </div>
      <div role="listbox" id={props.listId} aria-label={localized("recentSearches")}>
        {props.items.map(({ id, query }) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys of all options.
          // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus.
          <div
            key={id}
            id={id}
            className="result recent-search"
            role="option"
            aria-selected={id === props.active}
            onPointerMove={() => id !== props.active && props.onPoint(id)}
            onClick={() => props.onChoose(query)}
          >
            <ClockIcon />
            <span className="result-title">{query}</span>
          </div>
        ))}
      </div>
    </>
  );
}
