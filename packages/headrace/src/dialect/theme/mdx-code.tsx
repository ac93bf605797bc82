import type { ComponentProps, ReactNode } from "react";
import { ENGINES_OWN } from "../../model/engines-own.ts";
import CodeBlock from "./code-block.tsx";

/** `@theme/MDXComponents/Code`: a word of code within text, or a block when it has several lines. */
function Code(properties: ComponentProps<typeof CodeBlock>): ReactNode {
  const { children, className } = properties;
  const text = [children].flat();
  const isInline = text.every((part) => typeof part !== "string" || !part.includes("\n"));
  return isInline ? <code className={className}>{children}</code> : <CodeBlock {...properties} />;
}

export default Object.assign(Code, ENGINES_OWN);
