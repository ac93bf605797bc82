import type { ReactNode } from "react";
import LiveCode from "../core/live-code.tsx";

/** `@theme/Mermaid`: marked, so that the compiler draws the diagram. */
export default function Mermaid({ value }: { value: string }): ReactNode {
  const code = value.trim();
  return (
    <LiveCode code={code}>
      <code-fence data-language="mermaid" data-meta="">
        {code}
      </code-fence>
    </LiveCode>
  );
}
