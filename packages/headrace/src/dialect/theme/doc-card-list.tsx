import type { ReactNode } from "react";
import { type CardItem, filterDocCardListItems } from "../core/docs-client.tsx";
import DocCard from "./doc-card.tsx";

/** `@theme/DocCardList` within a component: the entries it is given, or those of the page's category. */
export default function DocCardList({ items = [] }: { items?: CardItem[] }): ReactNode {
  const cards = filterDocCardListItems(items);
  // The build fills it: it knows the sidebars.
  if (cards.length === 0) return <div className="doc-cards" />;
  return (
    <ul className="doc-cards">
      {cards.map((item) => (
        <li key={item.href ?? item.label}>
          <DocCard item={item} />
        </li>
      ))}
    </ul>
  );
}
