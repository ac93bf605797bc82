import { useEffect, useEffectEvent, useState } from "react";
import type { SearchControls } from "./search-controls.ts";
import { SEARCH_FIELD_ID } from "./search-page.tsx";
import { useSearchShortcut } from "./use-search-shortcut.ts";

/** A link to the search page that opens the box where it can. */
const OPENS_SEARCH = "a[data-action=open-search]";

/** The state of the search box. */
export interface SearchBoxState {
  isOpen: boolean;
  close: () => void;
  controls: SearchControls;
}

/** Opens and closes the search box. On the search page the field there serves as well. */
export function useSearchControls(prepare: () => void): SearchBoxState {
  const [openedAt, setOpenedAt] = useState("");
  // The address changes before a page comes: another page closes it, unless it was opened on the way.
  const isOpen = openedAt !== "" && openedAt === location.pathname;
  const close = () => setOpenedAt("");
  const open = () => {
    prepare();
    const field = document.getElementById(SEARCH_FIELD_ID);
    if (field) field.focus();
    else setOpenedAt(location.pathname);
  };
  // Links of an article that open the box instead of the search page.
  const onClick = useEffectEvent((event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof Element) || !target.closest(OPENS_SEARCH)) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    document.addEventListener("click", onClick);
    return () => document.removeEventListener("click", onClick);
  }, []);
  useSearchShortcut(() => (isOpen ? close() : open()));
  return { isOpen, close, controls: { prepare, open } };
}
