import type { ComponentProps, ReactNode, RefObject } from "react";
import { SearchIcon } from "../icons.tsx";
import { useMessages } from "../messages-context.ts";

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
  // What readers of a screen hear, and everybody sees in the empty field.
  const { searchSite } = useMessages();
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
          aria-label={searchSite}
          placeholder={searchSite}
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
