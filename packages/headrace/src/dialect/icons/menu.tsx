import type { ReactNode } from "react";
import { type IconProps, LineIcon } from "./icon.tsx";

/** `@theme/Icon/Menu`. */
export default function IconMenu(props: IconProps): ReactNode {
  return <LineIcon shape="M3 6h18M3 12h18M3 18h18" size={30} {...props} />;
}
