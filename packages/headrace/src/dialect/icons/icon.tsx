import type { ComponentProps, ReactNode } from "react";

export type IconProps = ComponentProps<"svg">;

/** A drawing of lines in the color of the text around it. */
export function LineIcon({ shape, ...others }: IconProps & { shape: string }): ReactNode {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      {...others}
    >
      <path d={shape} />
    </svg>
  );
}
