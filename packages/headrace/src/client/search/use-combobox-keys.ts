import { useEffect, useEffectEvent, useLayoutEffect, useState } from "react";
import { optionForKey } from "./option-keys.ts";

/** A field and the options under it. */
export interface ComboboxOptions {
  field: HTMLInputElement;
  /** `id` of the listbox. */
  listId: string;
  /** `id`s of the options, in order. */
  ids: readonly string[];
  /** When this changes the options are others, and the choice begins anew. */
  resetKey: unknown;
  /** Whether the first option is active from the start. */
  preselect: boolean;
  /** Enter: with the active option, or without one. */
  onEnter(id: string | undefined, event: KeyboardEvent): void;
  /** Arrow right at the end of the text. */
  onComplete(): void;
}

/** The active option, and the way to make another one active. */
export interface Combobox {
  active: string | undefined;
  point(id: string): void;
}

/**
 * Gives a field the keys of a combobox and the attributes that tell assistive technology of the
 * active option. https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function useComboboxKeys(options: ComboboxOptions): Combobox {
  const { field, listId, ids, resetKey } = options;
  const [choice, setChoice] = useState<{ resetKey: unknown; id: string }>();
  const isKept = choice !== undefined && choice.resetKey === resetKey && ids.includes(choice.id);
  const active = isKept ? choice.id : options.preselect ? ids[0] : undefined;
  const point = (id: string) => setChoice({ resetKey, id });

  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    // Keys of an input method choose among its own candidates.
    if (event.isComposing || event.altKey || event.shiftKey) return;
    if (event.key === "Enter") {
      event.preventDefault();
      options.onEnter(active, event);
    } else if (event.key === "ArrowRight" && isAtEnd(field)) {
      options.onComplete();
    } else {
      const next = optionForKey(event.key, active ? ids.indexOf(active) : -1, ids.length);
      const id = next === undefined ? undefined : ids[next];
      if (id === undefined) return;
      event.preventDefault();
      point(id);
      document.getElementById(id)?.scrollIntoView({ block: "nearest" });
    }
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKeyDown(event);
    field.addEventListener("keydown", listener);
    return () => field.removeEventListener("keydown", listener);
  }, [field]);

  const expanded = ids.length > 0;
  useLayoutEffect(() => {
    const set = (name: string, value: string | undefined) =>
      value === undefined ? field.removeAttribute(name) : field.setAttribute(name, value);
    set("aria-autocomplete", "list");
    set("aria-expanded", String(expanded));
    set("aria-controls", expanded ? listId : undefined);
    set("aria-activedescendant", active);
  }, [field, listId, expanded, active]);
  return { active, point };
}

function isAtEnd({ selectionStart, selectionEnd, value }: HTMLInputElement): boolean {
  return selectionStart === value.length && selectionEnd === value.length;
}
