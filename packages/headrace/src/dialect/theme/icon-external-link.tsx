import type { ComponentProps, ReactNode } from "react";

/** `@theme/Icon/ExternalLink`: the arrow beside a link that leads out of the site. */
export default function IconExternalLink({
  width = 13.5,
  height = 13.5,
  ...others
}: ComponentProps<"svg">): ReactNode {
  return (
    <svg width={width} height={height} viewBox="0 0 24 24" aria-hidden="true" {...others}>
      <path
        d="M14 4h6v6m0-6L10 14M8 5H4v15h15v-4"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
      />
    </svg>
  );
}
