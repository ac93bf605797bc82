import type { Messages } from "../../model/messages/messages.ts";
import { copyText, showCopied } from "../copy-text.ts";
import { onAction } from "./on-action.ts";

/** Copies a code block's text when its copy button is pressed, and says so for a second. */
export function startCopyCode(messages: () => Messages): void {
  onAction("copy-code", async (button) => {
    const code = button.closest(".code-block")?.querySelector("pre code");
    if (!code) return;
    const isCopied = await copyText(code.textContent.replace(/\n$/, ""));
    const { codeCopied, copyRefused } = messages();
    showCopied(button, isCopied ? codeCopied : copyRefused, isCopied);
  });
}
