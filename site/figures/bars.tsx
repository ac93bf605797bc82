import type { ReactNode } from "react";

/** Part of a bar, in percent of its length. */
interface Extent {
  from?: number;
  to: number;
}

/** A bar on a common scale: a span of a trace, a share of a quota. `strong` for the one to look at. */
export function Bar({ from = 0, to, strong }: Extent & { strong?: boolean }): ReactNode {
  return (
    <svg aria-hidden="true" className={strong ? "d-bar strong" : "d-bar"}>
      <rect className="rail" width="100%" height="100%" />
      <rect x={`${from}%`} width={`${to - from}%`} height="100%" />
    </svg>
  );
}

/** A curve over time; values from 0 to 100, oldest first. */
export function Chart({ of, limit }: { of: readonly number[]; limit?: number }): ReactNode {
  const points = of.map((value, index) => `${(index * 100) / (of.length - 1)},${100 - value}`);
  return (
    <svg aria-hidden="true" className="d-chart" viewBox="0 0 100 100" preserveAspectRatio="none">
      <path className="axis" d="M0 0V100H100" />
      {limit === undefined ? null : <path className="limit" d={`M0 ${100 - limit}H100`} />}
      <polyline points={points.join(" ")} />
    </svg>
  );
}
