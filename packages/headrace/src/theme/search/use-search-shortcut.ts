import { useEffectEvent, useLayoutEffect } from "react";

/** Calls `onPress` for Ctrl+K, Command+K and "/"; the last not while the reader types. */
export function useSearchShortcut(onPress: () => void): void {
  const press = useEffectEvent(onPress);
  // In the commit of the hydration: a key that is pressed right after it is not lost.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      // Both keys search in the browser, too.
      event.preventDefault();
      press();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
}

function isShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
  if (altKey || event.defaultPrevented || event.isComposing) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === "k" && ctrlKey !== metaKey && !shiftKey;
  return key === "/" && !isTyping(target);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest("input, textarea, select") !== null)
  );
}
