import type { Element } from "hast";

/** The box of a task list ("- [x]") gets a name, which every form control must have. */
export function nameCheckbox({ properties }: Element): void {
  if (properties.type !== "checkbox" || !properties.disabled || properties.ariaLabel) return;
  properties.ariaLabel = properties.checked ? "Done" : "Not done";
}
