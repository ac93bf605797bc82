import type { ComponentProps, ReactNode } from "react";
import { ENGINES_OWN } from "../../model/engines-own.ts";

/** `@theme/MDXComponents/Li`: a item of a list. */
function Li(properties: ComponentProps<"li">): ReactNode {
  return <li {...properties} />;
}

export default Object.assign(Li, ENGINES_OWN);
