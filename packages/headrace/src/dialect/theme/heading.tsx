import { createElement, type HTMLAttributes, type ReactNode } from "react";
import { noteEnginesOwn } from "../../model/engines-own.ts";

/** `@theme/Heading` within a component: a heading that is not in the table of contents. */
function Heading({ as, ...rest }: HTMLAttributes<HTMLHeadingElement> & { as: string }): ReactNode {
  // What is a title there has no id, whatever it is given.
  return createElement(as, as === "h1" ? { ...rest, id: undefined } : rest);
}

export default noteEnginesOwn(Heading);
