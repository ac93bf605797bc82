import type { ReactNode } from "react";
import { FlowLines } from "./flow-lines.tsx";
import { MillRun } from "./mill-run.tsx";

/** The head of the home page: title, promise, what the product does in words and in a picture. */
export function Hero(props: { title: string; promise: string; children: ReactNode }): ReactNode {
  return (
    <header className="hero">
      <FlowLines />
      <div className="hero-text">
        <h1>{props.title}</h1>
        <p className="hero-promise">{props.promise}</p>
        {props.children}
      </div>
      <MillRun />
    </header>
  );
}

/** Looks like a field and opens the search box in place; before script runs, the search page. */
export function HeroSearch(props: { label: string; action: string }): ReactNode {
  return (
    <search>
      <a className="hero-search needs-script" href={props.action} data-action="open-search">
        <span>{props.label}</span>
      </a>
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
