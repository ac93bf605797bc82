import { STORAGE_KEYS } from "../model/constants.ts";
import type { ReaderStorage } from "./storage.ts";
import { createValueStore, type ValueStore } from "./value-store.ts";

/** The reader's stored choice; "system" when nothing is stored. */
export type ColorModeChoice = "light" | "dark" | "system";

/** The reader's choice of light, dark or the system's colors. */
export interface ColorMode extends ValueStore<ColorModeChoice> {
  /**
   * Changes what is seen. Back at the system's own colors nothing is stored any more, so that they are
   * followed again.
   */
  toggle(): void;
}

/** What color mode works on. */
export interface ColorModeOptions {
  storage: ReaderStorage;
  /** Whether the site is dark for readers who chose nothing; by most, whether their system is. */
  systemDark: Pick<MediaQueryList, "matches" | "addEventListener">;
  /** The `html` element: carries `data-theme` and `data-theme-choice` for CSS. */
  root: { dataset: DOMStringMap };
  /** Makes a change that the reader asked for. Default: at once. */
  change?: (change: () => void) => void;
}

/**
 * Keeps `html[data-theme]` right: the stored choice, else the system's preference, both live, and
 * the choices made in other tabs. The script in `inline/first-paint.ts` has set it for the first
 * paint.
 */
export function createColorMode({
  storage,
  systemDark,
  root,
  change = (apply) => apply(),
}: ColorModeOptions): ColorMode {
  const store = createValueStore(readChoice(storage));

  const apply = () => {
    const choice = store.get();
    root.dataset.theme = resolveTheme(choice, systemDark.matches);
    root.dataset.themeChoice = choice;
  };

  store.subscribe(apply);
  systemDark.addEventListener("change", apply);
  storage.watch(STORAGE_KEYS.theme, () => store.set(readChoice(storage)));
  apply();

  return {
    get: store.get,
    subscribe: store.subscribe,
    toggle() {
      const shown = resolveTheme(store.get(), systemDark.matches);
      const wanted = shown === "dark" ? "light" : "dark";
      const isSystems = wanted === resolveTheme("system", systemDark.matches);
      if (isSystems) storage.remove(STORAGE_KEYS.theme);
      else storage.set(STORAGE_KEYS.theme, wanted);
      change(() => store.set(isSystems ? "system" : wanted));
    },
  };
}

function readChoice(storage: ReaderStorage): ColorModeChoice {
  const stored = storage.get(STORAGE_KEYS.theme);
  return stored === "light" || stored === "dark" ? stored : "system";
}

function resolveTheme(choice: ColorModeChoice, systemDark: boolean): "light" | "dark" {
  if (choice !== "system") return choice;
  return systemDark ? "dark" : "light";
}
