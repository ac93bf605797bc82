/** Whether a key opens search: Ctrl+K, Command+K, and "/" while the reader does not type. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
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
