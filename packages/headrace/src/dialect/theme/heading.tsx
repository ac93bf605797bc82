import { createElement, type HTMLAttributes, type ReactNode } from "react";

/** `@theme/Heading` within a component: a heading that is not in the table of contents. */
export default function Heading({
  as,
  ...rest
}: HTMLAttributes<HTMLHeadingElement> & { as: string }): ReactNode {
  return createElement(as, rest);
}
