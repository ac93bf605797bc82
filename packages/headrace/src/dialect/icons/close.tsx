import type { ReactNode } from "react";
import { type IconProps, LineIcon } from "./icon.tsx";

/** `@theme/Icon/Close`. */
export default function IconClose(props: IconProps): ReactNode {
  return <LineIcon shape="M5 5l14 14M19 5L5 19" size={21} {...props} />;
}
