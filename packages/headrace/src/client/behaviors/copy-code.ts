import type { Messages } from "../../model/messages/messages.ts";
import { copyText, showCopied } from "../copy-text.ts";

/** Copies a code block's text when its copy button is pressed, and says so for a second. */
export function startCopyCode(messages: () => Messages): void {
  document.addEventListener("click", async (event) => {
    const button = buttonAt(event.target);
    const code = button?.closest(".code-block")?.querySelector("pre code");
    if (!button || !code) return;
    const isCopied = await copyText(code.textContent.replace(/\n$/, ""));
    const { codeCopied, copyRefused } = messages();
    showCopied(button, isCopied ? codeCopied : copyRefused, isCopied);
  });
}

function buttonAt(target: EventTarget | null): HTMLElement | null {
  return target instanceof Element ? target.closest("[data-action=copy-code]") : null;
}
