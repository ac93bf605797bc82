import type { ReactNode } from "react";
import { ENGINES_OWN } from "../../model/engines-own.ts";

/** `@theme/MDXComponents/Pre`: the code in it makes the block. */
function Pre({ children }: { children?: ReactNode }): ReactNode {
  return children;
}

export default Object.assign(Pre, ENGINES_OWN);
