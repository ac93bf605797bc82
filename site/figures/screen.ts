import type { ReactNode } from "react";

/** One figure: a screen of the Console, drawn with the parts in this folder. */
export interface Screen {
  /** The line below the drawing: what the reader looks at, and when. */
  caption: string;
  /** What the drawing shows, in words, for those who can't see it, for search and for plain text. */
  alternative: string;
  drawing: ReactNode;
}
