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
  return (
    <nav ref={box} className="toc" aria-label={messages.onThisPage}>
      <p className="toc-title">{messages.onThisPage}</p>
      <TocList toc={toc} active={active} />
    </nav>
  );
}

/** The same above the text, where there is no right column; closed until the reader opens it. */
export function InlineTableOfContents({ toc }: { toc: readonly TocItem[] }): ReactNode {
  return (
    <details className="toc-inline">
      <summary>{useMessages().onThisPage}</summary>
      <TocList toc={toc} />
    </details>
  );
}

function TocList(props: { toc: readonly TocItem[]; active?: string | undefined }): ReactNode {
  const top = Math.min(...props.toc.map(({ level }) => level));
  return (
    <ul className="toc-list">
      {props.toc.map(({ id, level, html }) => (
        <li key={id} data-depth={level - top || undefined}>
          <a
            href={`#${id}`}
            aria-current={id === props.active ? "location" : undefined}
            // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the build from the heading.
            dangerouslySetInnerHTML={{ __html: html }}
          />
        </li>
      ))}
    </ul>
  );
}
