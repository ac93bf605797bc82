import { decodeAddress } from "../model/routes.ts";

/** The element that a URL's hash names, decoded or as it stands; `null` without one. */
export function hashTarget(hash: string): HTMLElement | null {
  const name = hash.replace(/^#/, "");
  if (!name) return null;
  const [anchor = null] = document.getElementsByName(name);
  return document.getElementById(name) ?? document.getElementById(decodeAddress(name)) ?? anchor;
}

/**
 * Opens whatever hides an element: closed `<details>`, and tab panels that are not selected.
 *
 * @param selectPanel Selects the tab of a panel.
 * @returns true when something had to be opened.
 */
export function revealTarget(target: Element, selectPanel: (panel: HTMLElement) => void): boolean {
  let opened = false;
  for (let element = target.parentElement; element; element = element.parentElement) {
    if (element instanceof HTMLDetailsElement && !element.open) {
      element.open = true;
      opened = true;
    } else if (element.hidden && element.role === "tabpanel") {
      selectPanel(element);
      opened = true;
    }
  }
  return opened;
}
