import { COPIED_STATE_MS } from "../../model/constants.ts";
import { announce } from "../announcer.ts";

/** Copies a code block's text when its copy button is pressed, and says so for a second. */
export function startCopyCode(): void {
  const timers = new WeakMap<Element, number>();

  document.addEventListener("click", async (event) => {
    const button = buttonAt(event.target);
    const code = button?.closest(".code-block")?.querySelector("pre code");
    if (!button || !code) return;
    const copied = await copyText(code.textContent.replace(/\n$/, ""));
    announce(copied ? "Code copied" : "The browser does not allow copying");
    if (!copied) return;
    button.dataset.copied = "";
    clearTimeout(timers.get(button));
    const reset = () => delete button.dataset.copied;
    timers.set(button, window.setTimeout(reset, COPIED_STATE_MS));
  });
}

function buttonAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest("[data-action=copy-code]") : null;
}

/** False when the browser refuses. */
async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // No permission, or a page that is not served securely: the older way.
    return copyBySelection(text);
  }
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
