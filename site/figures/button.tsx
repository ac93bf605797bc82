import type { ReactNode } from "react";
import { Step, type Stepped } from "./step.tsx";

/** A button; `primary` for the one that a screen is about, `off` for one that can't be pressed. */
export function Button(
  props: Stepped & { kind?: "primary" | "off"; children: ReactNode },
): ReactNode {
  return (
    <span className="d-action">
      <Step {...props} />
      <span className={`d-button ${props.kind ?? ""}`.trim()}>{props.children}</span>
    </span>
  );
}

/** The menu of what is rare or dangerous. */
export function MoreButton(props: Stepped): ReactNode {
  return <Button {...props}>⋯ More</Button>;
}

/** The buttons at the end of a form, dialog or title. */
export function Actions({ children }: { children: ReactNode }): ReactNode {
  return <div className="d-line end">{children}</div>;
}
