/** Runs when a button of an action (`data-action`) is pressed, whichever article it stands in. */
export function onAction(action: string, run: (button: HTMLElement) => void | Promise<void>): void {
  document.addEventListener("click", ({ target }) => {
    const button =
      target instanceof Element && target.closest<HTMLElement>(`[data-action=${action}]`);
    if (button) void run(button);
  });
}
