import { type ReactNode, useEffect, useRef } from "react";
import type { PageData } from "../model/page.ts";
import { useMessages } from "./messages-context.ts";
import { useActiveHeading } from "./use-active-heading.ts";
import { useReveal } from "./use-reveal.ts";

/** The page's headings in the right column; marks the one being read. */
export function TableOfContents({ toc, contents }: Pick<PageData, "toc" | "contents">): ReactNode {
  const messages = useMessages();
  const active = useActiveHeading(toc);
  const box = useRef<HTMLElement>(null);
  // In one way for the links of the frame and those that the site draws itself, which React does not know.
  useEffect(() => {
    for (const link of box.current?.querySelectorAll("a") ?? [])
      link.ariaCurrent = link.getAttribute("href") === `#${active}` ? "location" : null;
  });
  useReveal(box, "[aria-current]", active);
  const top = Math.min(...toc.map(({ level }) => level));
  return (
    <nav ref={box} className="toc" aria-label={messages.onThisPage}>
      {contents ? (
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the site's own, drawn by the build.
        <div className="markdown" dangerouslySetInnerHTML={{ __html: contents }} />
      ) : (
        <>
          <p className="toc-title">{messages.onThisPage}</p>
          <ul>
            {toc.map(({ id, level, html }) => (
              <li key={id} data-depth={level - top || undefined}>
                <a
                  href={`#${id}`}
                  // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the build from the heading.
                  dangerouslySetInnerHTML={{ __html: html }}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </nav>
  );
}
