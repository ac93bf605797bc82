import type { ComponentProps, ReactNode } from "react";
import { noteEnginesOwn } from "../../model/engines-own.ts";

/** `@theme/MDXComponents/Li`: a item of a list. */
function Li(properties: ComponentProps<"li">): ReactNode {
  return <li {...properties} />;
}

export default noteEnginesOwn(Li);
