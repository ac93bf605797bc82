import ElementContent from "virtual:theme/CodeBlock/Content/Element";
import StringContent from "virtual:theme/CodeBlock/Content/String";
import { Children, isValidElement, type ReactNode } from "react";

/** `@theme/CodeBlock` of a site that has parts of it as its own. */
export default function ComposedBlock({
  children,
  ...properties
}: {
  children?: ReactNode;
}): ReactNode {
  const parts = Children.toArray(children);
  if (parts.some((part) => isValidElement(part)))
    return <ElementContent {...properties}>{children}</ElementContent>;
  return <StringContent {...properties}>{parts.join("")}</StringContent>;
}
