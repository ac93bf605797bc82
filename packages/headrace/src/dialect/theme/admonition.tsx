import type { ReactNode } from "react";

const KINDS: Record<string, string> = {
  caution: "warning",
  important: "info",
  success: "tip",
  secondary: "note",
};

/** `@theme/Admonition` within a component. */
export default function Admonition(properties: {
  type?: string;
  title?: ReactNode;
  children?: ReactNode;
}): ReactNode {
  const { type = "note", title, children } = properties;
  const kind = KINDS[type] ?? type;
  return (
    <div className={`admonition admonition-${kind}`} role="note">
      <p className="admonition-title">{title ?? type.charAt(0).toUpperCase() + type.slice(1)}</p>
      {children}
    </div>
  );
}
