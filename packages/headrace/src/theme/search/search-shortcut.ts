/**
 * Whether a key opens search: Ctrl+K or Command+K. No letter or sign alone does: who speaks to the
 * computer, or touches a key in passing, would open it without meaning to.
 */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
  if (altKey || shiftKey || event.defaultPrevented || event.isComposing) return false;
  return key.toLowerCase() === "k" && ctrlKey !== metaKey;
}
