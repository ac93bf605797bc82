import type { ReactNode } from "react";

/** `@theme/CodeBlock/Title`: what a block of code is called. */
export default function Title({ children }: { children?: ReactNode }): ReactNode {
  return children;
}
