import type { ComponentProps, ReactNode, RefObject } from "react";
import { SearchIcon } from "../icons.tsx";

/** What readers of a screen hear, and everybody sees in the empty field. */
const NAME = "Search the documentation";

/** Longer queries were pasted by mistake; the index reads no more of them. */
const MAX_LENGTH = 200;

/**
 * The field of a search host, with room for a hint. The client sets `aria-expanded` and what goes
 * with it, because options come and go with what it draws.
 */
export function SearchField(
  props: ComponentProps<"input"> & {
    field: RefObject<HTMLInputElement | null>;
    hint: RefObject<HTMLSpanElement | null>;
  },
): ReactNode {
  const { field, hint, ...own } = props;
  return (
    <div className="search-field">
      <SearchIcon />
      <span className="search-input">
        <span ref={hint} className="search-hint" aria-hidden="true" />
        <input
          ref={field}
          type="text"
          name="q"
          inputMode="search"
          enterKeyHint="search"
          aria-label={NAME}
          placeholder={NAME}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          {...own}
        />
      </span>
    </div>
  );
}
