import type { ReactNode } from "react";
import { FlowLines } from "./flow-lines.tsx";

/** The head of the home page: title, definition and the two first ways in. */
export function Hero(props: { title: string; children: ReactNode }): ReactNode {
  return (
    <header className="hero">
      <FlowLines />
      <h1>{props.title}</h1>
      <div className="hero-text">{props.children}</div>
    </header>
  );
}

/** The buttons under the hero's text. */
export function HeroActions({ children }: { children: ReactNode }): ReactNode {
  return <p className="hero-actions">{children}</p>;
}

/** A link that looks like a button; `quiet` for the second choice. */
export function ButtonLink(props: {
  href: string;
  quiet?: boolean;
  children: ReactNode;
}): ReactNode {
  return (
    <a className={props.quiet ? "button quiet" : "button"} href={props.href}>
      {props.children}
    </a>
  );
}
