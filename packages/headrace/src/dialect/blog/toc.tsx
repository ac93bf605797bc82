import type { ReactNode } from "react";
import TOCItems, { type ContentsProperties } from "../theme/toc-items.tsx";

/** `@theme/TOC`: the headings of a page, where the site's own component has them. */
export default function TOC({ className, ...contents }: ContentsProperties): ReactNode {
  const items = TOCItems(contents);
  return items && <div className={className}>{items}</div>;
}
