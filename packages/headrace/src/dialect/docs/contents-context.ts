import { createContext } from "react";

/** A heading of a page, as its contents have it. */
export interface Heading {
  id: string;
  level: number;
  /** HTML. */
  value: string;
}

/** The headings of the page, for what is drawn in the place of its contents. Null: the frame has them. */
export const ContentsContext = createContext<readonly Heading[] | null>(null);
