import type { ReactNode } from "react";
import Link from "../core/link.tsx";

/** `@theme/Tag`: a tag, with a link to its list. */
export default function Tag(properties: {
  label: string;
  permalink: string;
  count?: number;
}): ReactNode {
  const { label, permalink, count } = properties;
  return (
    <Link to={permalink}>
      {label}
      {count !== undefined && <span>{count}</span>}
    </Link>
  );
}
