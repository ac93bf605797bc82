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

  document.addEventListener("click", (event) => {
    const target = event.target instanceof Element ? event.target : null;
    const button = target?.closest("[data-action=wrap-code]");
    const block = button?.closest(".code-block");
    if (button && block)
      button.setAttribute("aria-pressed", String(block.toggleAttribute("data-wrap")));
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
