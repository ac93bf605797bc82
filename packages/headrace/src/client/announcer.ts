import { ANNOUNCER_ID } from "../model/constants.ts";

/** Has screen readers say a text; the same text twice in a row is said twice. */
export function announce(text: string): void {
  const region = document.getElementById(ANNOUNCER_ID);
  if (!region) return;
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
