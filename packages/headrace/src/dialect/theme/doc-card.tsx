import type { ReactNode } from "react";
import { type CardItem, findFirstSidebarItemLink } from "../core/docs-client.tsx";
import Link from "../core/link.tsx";

/** `@theme/DocCard`: a link to an entry of a sidebar, and what it is about. */
export default function DocCard({ item }: { item: CardItem }): ReactNode {
  const address = findFirstSidebarItemLink(item);
  if (address === undefined) return null;
  return (
    <>
      <Link to={address}>{item.label}</Link>
      {item.description && <p>{item.description}</p>}
    </>
  );
}
