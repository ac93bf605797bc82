import { Children, isValidElement, type ReactNode } from "react";

/** As there: what has elements is shown as it is written, without colors and buttons. */
export function CodeOfElements({ children }: { children: ReactNode }): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what is too wide is scrolled by keyboard, too
    <pre tabIndex={0}>
      <code>{children}</code>
    </pre>
  );
}

/** Whether a block of code has elements, so that it is no text. */
export function hasElements(children: ReactNode): boolean {
  return Children.toArray(children).some((child) => isValidElement(child));
}
