import { type ReactNode, useRef } from "react";
import type { TocItem } from "../model/page.ts";
import { useMessages } from "./messages-context.ts";
import { useActiveHeading } from "./use-active-heading.ts";
import { useReveal } from "./use-reveal.ts";

/** The page's headings in the right column; marks the one being read. */
export function TableOfContents({ toc }: { toc: readonly TocItem[] }): ReactNode {
  const messages = useMessages();
  const active = useActiveHeading(toc);
  const box = useRef<HTMLElement>(null);
  useReveal(box, "[aria-current]", active ?? "");
  const top = Math.min(...toc.map(({ level }) => level));
  return (
    <nav ref={box} className="toc" aria-label={messages.onThisPage}>
      <p className="toc-title">{messages.onThisPage}</p>
      <ul>
        {toc.map(({ id, level, html }) => (
          <li key={id} data-depth={level - top || undefined}>
            <a
              href={`#${id}`}
              aria-current={id === active ? "location" : undefined}
              // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the build from the heading.
              dangerouslySetInnerHTML={{ __html: html }}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}
