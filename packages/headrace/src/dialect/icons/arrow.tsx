import type { ReactNode } from "react";
import { type IconProps, LineIcon } from "./icon.tsx";

/** `@theme/Icon/Arrow`. */
export default function IconArrow(props: IconProps): ReactNode {
  return <LineIcon shape="M6 6l6 6-6 6M13 6l6 6-6 6" {...props} />;
}
