import type { DetailsHTMLAttributes, ReactNode } from "react";

type DetailsProperties = Omit<DetailsHTMLAttributes<HTMLDetailsElement>, "summary"> & {
  summary?: ReactNode;
};

/** `@theme/Details` within a component. */
export default function Details({ summary, children, ...rest }: DetailsProperties): ReactNode {
  return (
    <details {...rest}>
      {typeof summary === "string" ? <summary>{summary}</summary> : summary}
      {children}
    </details>
  );
}
