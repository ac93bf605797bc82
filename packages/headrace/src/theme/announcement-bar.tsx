import type { ReactNode } from "react";
import type { Announcement } from "../model/site.ts";
import { CloseIcon } from "./icons.tsx";
import { useMessages } from "./messages-context.ts";
import { LinkedText } from "./site-link.tsx";
import { SKIP_CONTAINER_ID } from "./skip-link.tsx";

/** A message above the navbar, until the reader closes it. */
export function AnnouncementBar(props: {
  announcement: Announcement;
  onDismiss: () => void;
}): ReactNode {
  const messages = useMessages();
  return (
    <aside className="announcement" aria-label={messages.announcement}>
      <LinkedText parts={props.announcement.parts} />
      <button
        type="button"
        className="icon-button needs-script"
        aria-label={messages.closeAnnouncement}
        onClick={() => {
          // The button goes; whoever goes on by keyboard is where the bar was.
          document.getElementById(SKIP_CONTAINER_ID)?.focus({ preventScroll: true });
          props.onDismiss();
        }}
      >
        <CloseIcon />
      </button>
    </aside>
  );
}
