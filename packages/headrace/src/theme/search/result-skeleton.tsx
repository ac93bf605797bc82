import type { ReactNode } from "react";

/** Stands for rows that are on their way; CSS shows it only when that takes a while. */
export function ResultSkeleton(): ReactNode {
  return (
    <div className="result-skeleton" aria-hidden="true">
      <span />
      <span />
      <span />
    </div>
  );
}
