/** What readers see change where they acted: quickly, and not at all for those who ask for less motion. */
const QUICK_MS = 140;

function wantsMotion(): boolean {
  return matchMedia("(prefers-reduced-motion: no-preference)").matches;
}

/** Lets what has just been put in place appear softly. */
export function fadeIn(element: Element): void {
  if (!wantsMotion()) return;
  element.animate([{ opacity: 0.3 }, { opacity: 1 }], { duration: QUICK_MS, easing: "ease-out" });
}

/** Makes a change of the whole page at once, whose new look appears softly. */
export function fadeOver(change: () => void): void {
  // No view transition: it makes the change with the next frame, and a tab may have none for long.
  change();
  fadeIn(document.body);
}
