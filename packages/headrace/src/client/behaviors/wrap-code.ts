import { onAction } from "./on-action.ts";

/** The "Wrap lines" buttons of code blocks. */
export interface WrapCode {
  /** Watches the code blocks of an article that has just been shown. */
  observe(article: Element): void;
}

/** Offers to wrap the lines of code blocks that are wider than their box. */
export function createWrapCode(): WrapCode {
  // Also reports when a hidden tab panel becomes visible, and once at the beginning.
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) updateButton(target);
  });

  onAction("wrap-code", (button) => {
    const block = button.closest(".code-block");
    if (block) button.setAttribute("aria-pressed", String(block.toggleAttribute("data-wrap")));
  });

  return {
    observe(article) {
      observer.disconnect();
      for (const pre of article.querySelectorAll(".code-block pre")) observer.observe(pre);
    },
  };
}

function updateButton(pre: Element): void {
  const button = pre.closest(".code-block")?.querySelector<HTMLElement>("[data-action=wrap-code]");
  if (!button) return;
  const isOn = button.getAttribute("aria-pressed") === "true";
  button.hidden = !isOn && pre.scrollWidth <= pre.clientWidth;
}
