import type { ComponentProps, ReactNode } from "react";
import { noteEnginesOwn } from "../../model/engines-own.ts";

/** `@theme/MDXComponents/Ul`: a list. */
function Ul(properties: ComponentProps<"ul">): ReactNode {
  return <ul {...properties} />;
}

export default noteEnginesOwn(Ul);
