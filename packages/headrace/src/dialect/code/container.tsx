import type { ComponentProps, ElementType, ReactNode } from "react";
import { joinClasses } from "../core/class-names.tsx";
import { BLOCK } from "./code-functions.ts";

/** `@theme/CodeBlock/Container`: the box of a block of code. */
export default function Container({
  as: As,
  className,
  ...properties
}: { as: ElementType } & ComponentProps<"div">): ReactNode {
  return <As {...properties} className={joinClasses("codeBlockContainer_", className, BLOCK)} />;
}
