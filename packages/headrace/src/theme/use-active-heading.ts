import { useState } from "react";
import type { TocItem } from "../model/page.ts";
import { isAtEnd, useScroll } from "./use-scroll.ts";

/** Where the headings stand, in viewport coordinates. */
export interface HeadingPositions {
  /** Top of each heading, in document order. */
  tops: readonly number[];
  /** The line under the navbar where a heading lands that a link leads to. */
  line: number;
  atStart: boolean;
  atEnd: boolean;
}

/**
 * Index of the heading being read: the last one at or above the line, the first one at the top of
 * the page, the last one at its end; -1 without headings.
 */
export function findActiveHeading({ tops, line, atStart, atEnd }: HeadingPositions): number {
  if (tops.length === 0 || atStart) return Math.min(0, tops.length - 1);
  if (atEnd) return tops.length - 1;
  // One pixel of tolerance: scrolling to an anchor ends on fractions.
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= line + 1),
  );
}

/** The `id` of the heading being read, kept up to date while scrolling, for as long as one page is shown. */
export function useActiveHeading(toc: readonly TocItem[]): string | undefined {
  const [active, setActive] = useState(toc[0]?.id);
  useScroll(() => {
    const headings = toc.flatMap(({ id }) => document.getElementById(id) ?? []);
    const first = headings[0];
    if (!first) return;
    const index = findActiveHeading({
      tops: headings.map((heading) => heading.getBoundingClientRect().top),
      line: Number.parseFloat(getComputedStyle(first).scrollMarginTop) || 0,
      atStart: scrollY <= 0,
      atEnd: isAtEnd(),
    });
    setActive(headings[index]?.id);
  }, toc.length > 0);
  return active;
}
