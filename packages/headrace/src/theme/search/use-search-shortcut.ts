import { useEffectEvent, useLayoutEffect } from "react";
import { isSearchShortcut } from "./search-shortcut.ts";

/** Calls `onPress` for Ctrl+K and Command+K. */
export function useSearchShortcut(onPress: () => void): void {
  const press = useEffectEvent(onPress);
  // In the commit of the hydration: a key that is pressed right after it is not lost.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isSearchShortcut(event)) return;
      // They search in the browser, too.
      event.preventDefault();
      press();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}
