import type { ReactNode } from "react";
import { type IconProps, LineIcon } from "./icon.tsx";

/** `@theme/Icon/Edit`. */
export default function IconEdit(props: IconProps): ReactNode {
  return <LineIcon shape="M4 20l1-5L16 4l4 4L9 19zM13 7l4 4" size={20} {...props} />;
}
