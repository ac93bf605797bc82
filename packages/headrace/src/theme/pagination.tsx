import type { ReactNode } from "react";
import { fill } from "../model/messages/messages.ts";
import type { PageLink } from "../model/nav-tree.ts";
import type { PageData } from "../model/page.ts";
import { encodeRoute } from "../model/routes.ts";
import { useMessages } from "./messages-context.ts";
import { nextStep } from "./series.tsx";
import { SiteLink } from "./site-link.tsx";

/** The ways to the page before and the page after, in the sidebar's order. */
export function Pagination({ page }: { page: PageData }): ReactNode {
  const messages = useMessages();
  if (!page.previous && !page.next) return null;
  const step = nextStep(page);
  return (
    <nav className="pagination" aria-label={messages.previousAndNext}>
      <PaginationLink link={page.previous} direction="prev" name={messages.previous} />
      <PaginationLink
        link={page.next}
        direction="next"
        name={step ? fill(messages.nextStep, { count: step.minutes }) : messages.next}
        isStep={step !== undefined}
      />
    </nav>
  );
}

function PaginationLink(props: {
  link: PageLink | null;
  direction: "prev" | "next";
  name: string;
  isStep?: boolean;
}): ReactNode {
  const { link, direction, name, isStep } = props;
  if (link?.route === undefined) return null;
  return (
    <SiteLink
      className={`pagination-${direction}`}
      data-step={isStep ? "" : undefined}
      href={encodeRoute(link.route)}
      rel={direction}
    >
      <span className="pagination-name">{name}</span>
      <span className="pagination-label">{link.label}</span>
    </SiteLink>
  );
}
