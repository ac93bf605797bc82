import type { ReactNode } from "react";

/** Radii of the five lines around the wheel, outermost first. */
const RADII = [230, 184, 138, 92, 46];

/** The wheel's center in the drawing's own coordinates. */
const CENTER = { x: 1180, y: 260 };

/** The mark as a drawing behind the hero: water comes in from the left and turns the wheel. */
export function FlowLines(): ReactNode {
  return (
    <svg className="flow-lines" viewBox="0 0 1440 520" aria-hidden="true">
      {RADII.map((radius) => (
        <path key={radius} d={flowLine(radius)} />
      ))}
    </svg>
  );
}

/** A line that runs level to the wheel and follows it for three quarters of a turn. */
function flowLine(radius: number): string {
  const { x, y } = CENTER;
  const end = { x: x - 0.966 * radius, y: y + 0.259 * radius };
  return `M0 ${y - radius}H${x}A${radius} ${radius} 0 1 1 ${round(end.x)} ${round(end.y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
