import type { ReactNode } from "react";

/** `@docusaurus/Head` within a component: marked, so that the compiler moves it into the head. */
export default function Head({ children }: { children?: ReactNode }): ReactNode {
  return <head-tags>{children}</head-tags>;
}
