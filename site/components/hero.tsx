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

/** A search field that leads to the search page, whether or not the box of the navbar is known. */
export function HeroSearch(props: { label: string; action: string }): ReactNode {
  return (
    <search>
      <form className="hero-search needs-script" action={props.action}>
        <input
          type="search"
          name="q"
          required
          autoComplete="off"
          aria-label={props.label}
          placeholder={props.label}
        />
        <button type="submit" className="button">
          Search
        </button>
      </form>
    </search>
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
