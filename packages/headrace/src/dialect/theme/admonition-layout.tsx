import type { ReactNode } from "react";
import { ADMONITION_TITLE_CLASS, admonitionClasses } from "../../model/markup/admonitions.ts";

/** What a component of one type of admonition is given. */
export interface TypeProperties {
  title?: ReactNode;
  icon?: ReactNode;
  id?: string;
  className?: string;
  children?: ReactNode;
}

/** `@theme/Admonition/Layout`: the frame around what an admonition says. */
export default function AdmonitionLayout(properties: TypeProperties & { type: string }): ReactNode {
  const { type, title, icon, id, className = "", children } = properties;
  const classes = [...admonitionClasses(type), className].filter(Boolean);
  return (
    <div className={classes.join(" ")} id={id} role="note">
      {(title || icon) && (
        <p className={ADMONITION_TITLE_CLASS}>
          {icon && <span aria-hidden="true">{icon} </span>}
          {title}
        </p>
      )}
      {children}
    </div>
  );
}
