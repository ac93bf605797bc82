import type { ReactNode } from "react";
import { joinClasses } from "../core/class-names.tsx";
import { translate } from "../core/translate.tsx";

/** `@theme/CodeBlock/CopyButton`: copies what the block of code around it shows. */
export default function CopyButton({ className }: { className?: string }): ReactNode {
  const label = translate({ id: "theme.CodeBlock.copyButtonAriaLabel", message: "Copy code" });
  return (
    <button
      type="button"
      className={joinClasses("icon-button", className)}
      data-action="copy-code"
      aria-label={label}
    />
  );
}
