import CopyButton from "virtual:theme/CodeBlock/Buttons/CopyButton";
import WordWrapButton from "virtual:theme/CodeBlock/Buttons/WordWrapButton";
import type { ReactNode } from "react";
import { joinClasses } from "../core/class-names.tsx";

/** `@theme/CodeBlock/Buttons`: what can be done with a block of code. */
export default function Buttons({ className }: { className?: string }): ReactNode {
  return (
    <div className={joinClasses("buttonGroup_", className, "code-tools")}>
      <WordWrapButton />
      <CopyButton />
    </div>
  );
}
