import type { ReactNode } from "react";

/** `@theme/Mermaid`: marked, so that the compiler draws the diagram. */
export default function Mermaid({ value }: { value: string }): ReactNode {
  return (
    <code-fence data-language="mermaid" data-meta="">
      {value.trim()}
    </code-fence>
  );
}
