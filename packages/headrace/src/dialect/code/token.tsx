import type { ComponentProps, ReactNode } from "react";

type TokenProperties = ComponentProps<"span"> & { line?: unknown; token?: unknown };

/** `@theme/CodeBlock/Line/Token`: a piece of a line of code. */
export default function Token({ line: _, token: __, ...properties }: TokenProperties): ReactNode {
  return <span {...properties} />;
}
