import { useMemo, useState } from "react";
import type { PageData } from "../../model/page.ts";
import type { SearchControls } from "./search-controls.ts";
import { SEARCH_FIELD_ID } from "./search-page.tsx";
import { useSearchShortcut } from "./use-search-shortcut.ts";

/** The state of the search box. */
export interface SearchBoxState {
  isOpen: boolean;
  close: () => void;
  controls: SearchControls;
}

/** Opens and closes the search box. On the search page the field there serves as well. */
export function useSearchControls(page: PageData, prepare: () => void): SearchBoxState {
  const [isOpen, setOpen] = useState(false);
  const [route, setRoute] = useState(page.route);
  if (route !== page.route) {
    setRoute(page.route);
    setOpen(false);
  }
  const controls = useMemo<SearchControls>(
    () => ({
      prepare,
      open() {
        prepare();
        const field = document.getElementById(SEARCH_FIELD_ID);
        if (field) field.focus();
        else setOpen(true);
      },
    }),
    [prepare],
  );
  useSearchShortcut(() => (isOpen ? setOpen(false) : controls.open()));
  return { isOpen, close: () => setOpen(false), controls };
}
