import { localized } from "../../../model/messages/localized.ts";

/** What the button is for. */
export interface ClearButtonOptions {
  /** Number of marks. */
  count: number;
  /** Takes the button away. */
  signal: AbortSignal;
  onClear(): void;
}

/** Shows "Clear highlights" over the page; Escape does the same. */
export function showClearButton({ count, signal, onClear }: ClearButtonOptions): void {
  const bar = document.createElement("aside");
  bar.className = "highlight-bar";
  bar.ariaLabel = localized("searchMarks");
  const label = document.createElement("span");
  // Not by `fill`: the function would cost this chunk more than the sentence.
  label.textContent = localized("matchCount").replace("{count}", String(count));
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = localized("clearMarks");
  button.addEventListener("click", onClear);
  bar.append(label, button);
  document.body.append(bar);
  const onKeyDown = (event: KeyboardEvent) => {
    const isForDialog = document.querySelector("dialog[open], :popover-open") !== null;
    if (event.key === "Escape" && !event.defaultPrevented && !isForDialog) onClear();
  };
  document.addEventListener("keydown", onKeyDown, { signal });
  signal.addEventListener("abort", () => bar.remove());
}
