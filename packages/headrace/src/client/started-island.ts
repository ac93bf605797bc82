import type { ReactElement } from "react";

/** What is drawn in the place of what the server wrote. */
export interface StartedIsland {
  element: HTMLElement;
  content: ReactElement;
  /** Called when that has failed, and what the server wrote is there again. */
  restored: () => void;
}
