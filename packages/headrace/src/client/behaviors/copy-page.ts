import type { Messages } from "../../model/messages/messages.ts";
import { announce } from "../announcer.ts";
import { copyText, showCopied } from "../copy-text.ts";
import { onAction } from "./on-action.ts";

/** Copies a page's Markdown twin, whose address is that of the link beside the button. */
export function startCopyPage(messages: () => Messages): void {
  onAction("copy-page", async (button) => {
    const link = button.nextElementSibling;
    if (!(link instanceof HTMLAnchorElement)) return;
    const text = loadText(link.href);
    // Its failure is met below, perhaps later than the browser would complain of it.
    text.catch(() => {});
    try {
      const isCopied = (await writeLater(text)) || (await copyText(await text));
      const { pageCopied, copyRefused } = messages();
      showCopied(button, isCopied ? pageCopied : copyRefused, isCopied);
    } catch {
      announce(messages().pageNotLoaded);
    }
  });
}

async function loadText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: ${response.status}`);
  return response.text();
}

/** Safari lets a page copy while the click lasts, and takes a promise of the text then. */
async function writeLater(text: Promise<string>): Promise<boolean> {
  try {
    await navigator.clipboard.write([new ClipboardItem({ "text/plain": text })]);
    return true;
  } catch {
    return false;
  }
}
