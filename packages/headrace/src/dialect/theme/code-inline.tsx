import type { ComponentProps, ReactNode } from "react";
import { noteEnginesOwn } from "../../model/engines-own.ts";

/** `@theme/CodeInline`: a word of code within text. */
function CodeInline(properties: ComponentProps<"code">): ReactNode {
  return <code {...properties} />;
}

export default noteEnginesOwn(CodeInline);
