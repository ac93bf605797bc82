import type { ReactNode } from "react";
import {
  ADMONITION_TITLE_CLASS,
  admonitionClasses,
  admonitionTitle,
} from "../../model/markup/admonitions.ts";

/** `@theme/Admonition` within a component. */
export default function Admonition(properties: {
  type?: string;
  title?: ReactNode;
  children?: ReactNode;
}): ReactNode {
  const { type = "note", title, children } = properties;
  return (
    <div className={admonitionClasses(type).join(" ")} role="note">
      <p className={ADMONITION_TITLE_CLASS}>{title ?? admonitionTitle(type)}</p>
      {children}
    </div>
  );
}
