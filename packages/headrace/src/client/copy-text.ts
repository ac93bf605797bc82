import { COPIED_STATE_MS } from "../model/constants.ts";
import { announce } from "./announcer.ts";

/** Puts a text on the clipboard; false when the browser refuses. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No permission, or a page that is not served securely: the older way.
    return copyBySelection(text);
  }
}

const timers = new WeakMap<Element, number>();

/** Tells the reader what came of a copy; the button shows it for a second. */
export function showCopied(button: HTMLElement, message: string, copied: boolean): void {
  announce(message);
  if (!copied) return;
  button.dataset.copied = "";
  clearTimeout(timers.get(button));
  const reset = () => delete button.dataset.copied;
  timers.set(button, window.setTimeout(reset, COPIED_STATE_MS));
}

function copyBySelection(text: string): boolean {
  const focused = document.activeElement;
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "sr-only";
  document.body.append(field);
  field.select();
  const copied = document.execCommand("copy");
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return copied;
}
