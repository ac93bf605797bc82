import type { ReactNode } from "react";
import { useMessages } from "./messages-context.ts";

/** `id` of the container that takes the focus after a navigation, so that the next Tab is the link. */
export const SKIP_CONTAINER_ID = "skip-to-content";

/** `id` of the page's `main`. */
export const MAIN_ID = "main";

/** The first focusable thing of every page: leads past the navigation. */
export function SkipLink(): ReactNode {
  const messages = useMessages();
  return (
    <section id={SKIP_CONTAINER_ID} aria-label={messages.skipToContent} tabIndex={-1}>
      <a className="skip-link" href={`#${MAIN_ID}`}>
        {messages.skipToContent}
      </a>
    </section>
  );
}
