import WordWrapButton from "virtual:theme/CodeBlock/WordWrapButton";
import type { ReactNode } from "react";
import { useCodeBlockContext } from "./code-functions.ts";

/** `@theme/CodeBlock/Buttons/WordWrapButton`: the same as a part that asks what is known, since 3.8. */
export default function WordWrapButtonOfBlock({ className }: { className?: string }): ReactNode {
  const { isEnabled, toggle } = useCodeBlockContext().wordWrap;
  return <WordWrapButton className={className} isEnabled={isEnabled} onClick={toggle} />;
}
