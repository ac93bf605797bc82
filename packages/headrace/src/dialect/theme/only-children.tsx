import type { ReactNode } from "react";

/** Parts of the theme that only stand around others: the frame is the site's own. */
export default function OnlyChildren({ children }: { children?: ReactNode }): ReactNode {
  return children;
}
