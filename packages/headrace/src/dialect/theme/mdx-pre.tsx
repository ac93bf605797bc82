import type { ReactNode } from "react";
import { noteEnginesOwn } from "../../model/engines-own.ts";

/** `@theme/MDXComponents/Pre`: the code in it makes the block. */
function Pre({ children }: { children?: ReactNode }): ReactNode {
  return children;
}

export default noteEnginesOwn(Pre);
