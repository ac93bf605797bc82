import type { ReactNode } from "react";
import type { Heading } from "./post.tsx";

interface ContentsProperties {
  toc: readonly Heading[];
  className?: string;
  minHeadingLevel?: number;
  maxHeadingLevel?: number;
}

/** `@theme/TOC`: the headings of a page, where the site's own component has them. */
export default function TOC({
  toc,
  className,
  minHeadingLevel: min = 2,
  maxHeadingLevel: max = 3,
}: ContentsProperties): ReactNode {
  const shown = toc.filter(({ level }) => level >= min && level <= max);
  if (shown.length === 0) return null;
  return (
    <div className={className}>
      <ul className="table-of-contents">
        {shown.map(({ id, level, value }) => (
          <li key={id} data-level={level}>
            {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own HTML */}
            <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: value }} />
          </li>
        ))}
      </ul>
    </div>
  );
}
