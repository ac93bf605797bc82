import type { ReactNode } from "react";

/** A group of `Card`s, side by side where there is room. */
export function Cards({ children }: { children: ReactNode }): ReactNode {
  return <div className="cards">{children}</div>;
}

/** A link to a part of the documentation, with one line on what is found there. */
export function Card(props: { title: string; href: string; children: ReactNode }): ReactNode {
  return (
    <a className="card" href={props.href}>
      <strong className="card-title">{props.title}</strong>
      <span className="card-text">{props.children}</span>
    </a>
  );
}
