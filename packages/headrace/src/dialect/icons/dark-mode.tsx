import type { ReactNode } from "react";
import { type IconProps, LineIcon } from "./icon.tsx";

/** `@theme/Icon/DarkMode`. */
export default function IconDarkMode(props: IconProps): ReactNode {
  return <LineIcon shape="M20 14A8.5 8.5 0 0 1 10 4a8.5 8.5 0 1 0 10 10z" size={24} {...props} />;
}
