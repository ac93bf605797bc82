import type { ReactNode } from "react";
import { translate } from "../core/translate.tsx";
import { CodeButton } from "./code-button.tsx";

/** `@theme/CodeBlock/CopyButton`: copies what the block of code around it shows. */
export default function CopyButton({ className }: { className?: string }): ReactNode {
  const label = translate({ id: "theme.CodeBlock.copyButtonAriaLabel", message: "Copy code" });
  return <CodeButton className={className} data-action="copy-code" aria-label={label} />;
}
