import type { DetailsHTMLAttributes, ReactNode } from "react";
import { noteEnginesOwn } from "../../model/engines-own.ts";

type DetailsProperties = Omit<DetailsHTMLAttributes<HTMLDetailsElement>, "summary"> & {
  summary?: ReactNode;
};

/** `@theme/Details` within a component. */
function Details({ summary, children, ...rest }: DetailsProperties): ReactNode {
  return (
    <details {...rest}>
      {typeof summary === "string" ? <summary>{summary}</summary> : summary}
      {children}
    </details>
  );
}

export default noteEnginesOwn(Details);
