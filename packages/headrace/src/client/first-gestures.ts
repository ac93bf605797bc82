import { isSearchShortcut } from "../theme/search/search-shortcut.ts";

/** Starts the app at the first sign that a reader wants more than to read. */
export interface FirstGestures {
  /** Starts it now. */
  start(): void;
}

/** Signs of interest; a page that is only scrolled stays as it is. */
const SIGNS = ["pointerdown", "pointerover", "touchstart", "focusin"];

/** What does nothing before the app runs. Links, fields and summaries are the browser's own. */
const CONTROL = "button, [role=button], [role=tab]";

/** How long the field of the search may take to open. */
const OPENS_WITHIN_MS = 2000;

const INTERESTING = `a, input, ${CONTROL}`;

/**
 * Keeps what a reader presses before the app answers, and presses it again when it does: no gesture is
 * lost, however slow the line is.
 *
 * @param start Resolves when the app answers clicks and keys. If it fails the gestures come to nothing,
 *   as they do without script.
 */
export function keepGestures(start: () => Promise<void>): FirstGestures {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const pressed = new Set<HTMLElement>();
  let shortcut: KeyboardEvent | undefined;
  let typed = "";
  let state: "waiting" | "starting" | "repeating" = "waiting";

  const stop = () => listening.abort();
  const repeat = () => {
    state = "repeating";
    for (const control of pressed) control.click();
    if (!shortcut) return stop();
    // Letters are kept until the field that the shortcut opens has the focus, and it takes them all.
    const onFocus = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement)) return;
      stop();
      type(target, typed);
    };
    document.addEventListener("focusin", onFocus, options);
    setTimeout(stop, OPENS_WITHIN_MS);
    press(shortcut);
  };
  const begin = () => {
    if (state !== "waiting") return;
    state = "starting";
    start().then(repeat, (error: unknown) => {
      stop();
      console.error(error);
    });
  };
  const onClick = (event: Event) => {
    const control = closest(event, CONTROL);
    if (!control || state === "repeating") return;
    event.preventDefault();
    event.stopPropagation();
    pressed.add(control);
    begin();
  };
  const onKey = (event: KeyboardEvent) => {
    if (closest(event, "input, textarea, select, [contenteditable]")) return;
    begin();
    const isText = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
    const isShortcut = isSearchShortcut(event);
    // What is repeated below comes here, too.
    if (state === "repeating" && isShortcut) return;
    if (shortcut && isText) typed += event.key;
    else if (isShortcut) shortcut = event;
    else return;
    event.preventDefault();
  };

  const onSign = (event: Event) => closest(event, INTERESTING) && begin();
  for (const sign of SIGNS) document.addEventListener(sign, onSign, { ...options, passive: true });
  document.addEventListener("click", onClick, options);
  document.addEventListener("keydown", onKey, options);
  return { start: begin };
}

function closest({ target }: Event, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

function press({ key, code, ctrlKey, metaKey }: KeyboardEvent): void {
  const target = document.activeElement ?? document.body;
  const event = { key, code, ctrlKey, metaKey, bubbles: true, cancelable: true };
  target.dispatchEvent(new KeyboardEvent("keydown", event));
}

/** As if it had been typed: a framework that watches the field hears of it. */
function type(field: HTMLInputElement, text: string): void {
  if (text === "") return;
  field.setRangeText(text, field.value.length, field.value.length, "end");
  field.dispatchEvent(new InputEvent("input", { bubbles: true, data: text }));
}
