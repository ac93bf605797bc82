import Container from "virtual:theme/CodeBlock/Container";
import type { ReactNode } from "react";
import { CodeOfElements } from "./code-of-elements.tsx";

/** `@theme/CodeBlock/Content/Element`: a block of code that has elements. */
export default function ElementContent({
  children,
  className,
}: {
  children?: ReactNode;
  className?: string;
}): ReactNode {
  return (
    <Container as="div" className={className}>
      <div className="code-body">
        <CodeOfElements>{children}</CodeOfElements>
      </div>
    </Container>
  );
}
