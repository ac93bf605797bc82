import type { ReactNode } from "react";
import { type IconProps, LineIcon } from "./icon.tsx";

/** `@theme/Icon/Copy`. */
export default function IconCopy(props: IconProps): ReactNode {
  return <LineIcon shape="M9 9h11v12H9zM5 15H4V3h11v2" {...props} />;
}
