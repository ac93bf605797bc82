import { type ReactNode, useSyncExternalStore } from "react";
import { SearchIcon } from "../icons.tsx";
import { useMessages } from "../messages-context.ts";
import { useSearch } from "./search-controls.ts";

/** Looks like a field and opens the search box. */
export function SearchButton(): ReactNode {
  const { open, prepare } = useSearch();
  const shortcut = useSyncExternalStore(neverChanges, shortcutHere, () => "Ctrl K");
  return (
    <button
      type="button"
      className="search-button needs-script"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={open}
    >
      <SearchIcon />
      <span className="search-button-label">{useMessages().search}</span>
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a key that is shown takes no focus. */}
      {shortcut && <kbd aria-hidden="true">{shortcut}</kbd>}
    </button>
  );
}

/** The shortcut by the name that it has on the reader's keyboard; nothing where the pointer is a finger. */
function shortcutHere(): string {
  if (matchMedia("(pointer: coarse)").matches) return "";
  return /Mac|iPhone|iPad/.test(navigator.platform) ? "⌘ K" : "Ctrl K";
}

function neverChanges(): () => void {
  return () => {};
}
