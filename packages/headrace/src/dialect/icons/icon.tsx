import type { ComponentProps, ReactNode } from "react";

export type IconProps = ComponentProps<"svg">;

/**
 * A drawing of lines in the color of the text around it.
 *
 * @param properties.size Its width and its height, in pixels; absent: the sheet says it.
 */
export function LineIcon(properties: IconProps & { shape: string; size?: number }): ReactNode {
  const { shape, size, ...others } = properties;
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      width={size}
      height={size}
      {...others}
    >
      <path d={shape} />
    </svg>
  );
}
