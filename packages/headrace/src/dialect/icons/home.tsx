import type { ReactNode } from "react";
import { type IconProps, LineIcon } from "./icon.tsx";

/** `@theme/Icon/Home`. */
export default function IconHome(props: IconProps): ReactNode {
  return <LineIcon shape="M3 11l9-8 9 8M6 9v11h4v-6h4v6h4V9" {...props} />;
}
