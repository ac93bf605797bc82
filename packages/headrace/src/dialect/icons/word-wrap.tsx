import type { ReactNode } from "react";
import { type IconProps, LineIcon } from "./icon.tsx";

/** `@theme/Icon/WordWrap`. */
export default function IconWordWrap(props: IconProps): ReactNode {
  return (
    <LineIcon
      shape="M4 5h16M4 11h13a3.5 3.5 0 0 1 0 7h-3m2-2.5L13.5 18l2.5 2.5M4 18h6"
      {...props}
    />
  );
}
