import { onAction } from "./on-action.ts";

/** Prints the page, by the button in the list below it. Sites without that list have no code of this. */
export function startPrintPage(): void {
  onAction("print-page", () => print());
}
