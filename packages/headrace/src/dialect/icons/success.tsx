import type { ReactNode } from "react";
import { type IconProps, LineIcon } from "./icon.tsx";

/** `@theme/Icon/Success`. */
export default function IconSuccess(props: IconProps): ReactNode {
  return <LineIcon shape="M4 12l5.5 6L20 6" {...props} />;
}
