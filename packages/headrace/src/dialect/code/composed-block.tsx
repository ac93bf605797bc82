import ElementContent from "virtual:theme/CodeBlock/Content/Element";
import StringContent from "virtual:theme/CodeBlock/Content/String";
import { Children, type ReactNode } from "react";
import { hasElements } from "./code-of-elements.tsx";

/** `@theme/CodeBlock` of a site that has parts of it as its own. */
export default function ComposedBlock({
  children,
  ...properties
}: {
  children?: ReactNode;
}): ReactNode {
  if (hasElements(children)) return <ElementContent {...properties}>{children}</ElementContent>;
  return <StringContent {...properties}>{Children.toArray(children).join("")}</StringContent>;
}
