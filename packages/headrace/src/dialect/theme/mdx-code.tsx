import CodeBlock from "virtual:theme/CodeBlock";
import type { ComponentProps, ReactNode } from "react";
import { isEnginesOwn, noteEnginesOwn } from "../../model/engines-own.ts";
import type EnginesCodeBlock from "../code/code-block.tsx";

/** `@theme/MDXComponents/Code`: a word of code within text, or a block when it has several lines. */
function Code(properties: ComponentProps<typeof EnginesCodeBlock>): ReactNode {
  const { children, className } = properties;
  const text = [children].flat();
  const isInline = text.every((part) => typeof part !== "string" || !part.includes("\n"));
  return isInline ? <code className={className}>{children}</code> : <CodeBlock {...properties} />;
}

export default isEnginesOwn(CodeBlock) ? noteEnginesOwn(Code) : Code;
