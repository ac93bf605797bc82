import type { ReactNode } from "react";
import { type IconProps, LineIcon } from "./icon.tsx";

/** `@theme/Icon/Language`. */
export default function IconLanguage(props: IconProps): ReactNode {
  return (
    <LineIcon
      shape="M3 12a9 9 0 1 0 18 0 9 9 0 1 0-18 0h18M12 3a14 14 0 0 1 0 18 14 14 0 0 1 0-18"
      size={20}
      {...props}
    />
  );
}
