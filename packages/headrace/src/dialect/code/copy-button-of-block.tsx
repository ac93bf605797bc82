import CopyButton from "virtual:theme/CodeBlock/CopyButton";
import type { ReactNode } from "react";
import { useCodeBlockContext } from "./code-functions.ts";

/** `@theme/CodeBlock/Buttons/CopyButton`: the same as a part that asks what is known, since 3.8. */
export default function CopyButtonOfBlock({ className }: { className?: string }): ReactNode {
  return <CopyButton className={className} code={useCodeBlockContext().metadata.code} />;
}
