import type { ComponentProps, ReactNode } from "react";
import { ENGINES_OWN } from "../../model/engines-own.ts";

/** `@theme/MDXComponents/Ul`: a list. */
function Ul(properties: ComponentProps<"ul">): ReactNode {
  return <ul {...properties} />;
}

export default Object.assign(Ul, ENGINES_OWN);
