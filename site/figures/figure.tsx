import type { ReactNode } from "react";
import { screens } from "./screens.ts";

/** A screen of the Console where a page needs it: `<Figure name="create-application" />`. */
export function Figure({ name }: { name: string }): ReactNode {
  const screen = screens.get(name);
  if (!screen) throw new Error(`There is no figure "${name}" in site/figures/screens.ts.`);
  return (
    <figure className="drawing">
      <div
        className="d-paper"
        role="img"
        aria-label={`Drawing of the Console: ${screen.alternative}`}
      >
        <div className="d-sheet" aria-hidden="true">
          {screen.drawing}
          <span className="d-sign">Drawing of the Console</span>
        </div>
      </div>
      <figcaption>{screen.caption}</figcaption>
    </figure>
  );
}
