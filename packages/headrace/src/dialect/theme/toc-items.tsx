import type { ReactNode } from "react";
import type { Heading } from "../blog/post.tsx";

export interface ContentsProperties {
  toc?: readonly Heading[];
  className?: string;
  minHeadingLevel?: number;
  maxHeadingLevel?: number;
}

/** `@theme/TOCItems`: links to the headings of a page, in one list; the style shows their levels. */
export default function TOCItems({
  toc = [],
  className = "table-of-contents",
  minHeadingLevel: min = 2,
  maxHeadingLevel: max = 3,
}: ContentsProperties): ReactNode {
  const shown = toc.filter(({ level }) => level >= min && level <= max);
  if (shown.length === 0) return null;
  return (
    <ul className={className}>
      {shown.map(({ id, level, value }) => (
        <li key={id} data-level={level}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own HTML */}
          <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: value }} />
        </li>
      ))}
    </ul>
  );
}
