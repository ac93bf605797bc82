import type { ReactNode } from "react";
import { type IconProps, LineIcon } from "./icon.tsx";

/** `@theme/Icon/SystemColorMode`. */
export default function IconSystemColorMode(props: IconProps): ReactNode {
  return (
    <LineIcon
      shape="M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0M12 3v18M15 4.5v15M18 6v12"
      size={24}
      {...props}
    />
  );
}
