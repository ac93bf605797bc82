/** Prints the page, by the button in the list below it. Sites without that list have no code of this. */
export function startPrintPage(): void {
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element && target.closest("[data-action=print-page]")) print();
  });
}
