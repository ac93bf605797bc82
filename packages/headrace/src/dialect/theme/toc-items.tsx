import type { ReactNode } from "react";
import type { Heading } from "../docs/contents-context.ts";

export interface ContentsProperties {
  toc?: readonly Heading[];
  className?: string;
  linkClassName?: string;
  minHeadingLevel?: number;
  maxHeadingLevel?: number;
}

/** `@theme/TOCItems`: links to the headings of a page, in one list; the style shows their levels. */
export default function TOCItems({
  toc = [],
  className = "table-of-contents",
  linkClassName = "table-of-contents__link",
  minHeadingLevel: min = 2,
  maxHeadingLevel: max = 3,
}: ContentsProperties): ReactNode {
  const shown = toc.filter(({ level }) => level >= min && level <= max);
  const top = Math.min(...shown.map(({ level }) => level));
  if (shown.length === 0) return null;
  return (
    <ul className={className}>
      {shown.map(({ id, level, value }) => (
        <li key={id} data-depth={level - top || undefined}>
          <a
            href={`#${id}`}
            className={linkClassName}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own HTML
            dangerouslySetInnerHTML={{ __html: value }}
          />
        </li>
      ))}
    </ul>
  );
}
