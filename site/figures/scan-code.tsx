import type { ReactNode } from "react";

/** The corners that every code of this kind has. */
const CORNERS = "M1 1h7v7h-7zM17 1h7v7h-7zM1 17h7v7h-7z";

const CORNER_DOTS = [
  [3, 3],
  [19, 3],
  [3, 19],
] as const;

/** A square code that stands for one to scan; it leads nowhere. */
export function ScanCode(): ReactNode {
  const squares = CORNER_DOTS.map(([x, y]) => `M${x} ${y}h3v3h-3z`);
  return (
    <svg aria-hidden="true" className="d-scan" viewBox="0 0 25 25">
      <path d={CORNERS} />
      <path className="ink" d={[...squares, ...modules()].join("")} />
    </svg>
  );
}

/** Squares in an even, made-up pattern between the corners. */
function modules(): string[] {
  const places = Array.from({ length: 23 * 23 }, (_, at) => [
    (at % 23) + 1,
    Math.floor(at / 23) + 1,
  ]);
  return places.flatMap(([x = 0, y = 0]) =>
    !isCorner(x, y) && (x * x + 3 * x * y + 5 * y) % 7 < 3 ? [`M${x} ${y}h1v1h-1z`] : [],
  );
}

function isCorner(x: number, y: number): boolean {
  return (x < 9 && y < 9) || (x > 15 && y < 9) || (x < 9 && y > 15);
}
