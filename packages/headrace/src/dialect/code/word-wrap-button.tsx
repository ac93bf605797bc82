import type { ReactNode } from "react";
import { translate } from "../core/translate.tsx";
import { CodeButton } from "./code-button.tsx";

/** `@theme/CodeBlock/WordWrapButton`: wraps the lines of the block of code around it; shown where some are too long. */
export default function WordWrapButton({ className }: { className?: string }): ReactNode {
  const label = translate({ id: "theme.CodeBlock.wordWrapToggle", message: "Wrap lines" });
  return (
    <CodeButton
      className={className}
      data-action="wrap-code"
      aria-pressed="false"
      aria-label={label}
      hidden
    />
  );
}
