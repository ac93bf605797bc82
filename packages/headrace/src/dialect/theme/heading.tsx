import { createElement, type HTMLAttributes, type ReactNode } from "react";
import { noteEnginesOwn } from "../../model/engines-own.ts";

/** `@theme/Heading` within a component: a heading that is not in the table of contents. */
function Heading({ as, ...rest }: HTMLAttributes<HTMLHeadingElement> & { as: string }): ReactNode {
  return createElement(as, rest);
}

export default noteEnginesOwn(Heading);
