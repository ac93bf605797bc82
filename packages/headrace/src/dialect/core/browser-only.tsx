import type { ReactNode } from "react";
import { isDrawnLate } from "../../model/islands/island-rendering.ts";
import useIsBrowser from "./use-is-browser.tsx";

/**
 * `@docusaurus/BrowserOnly`: the fallback, until the component around it is live. One of an installed package never
 * is, so that its content is drawn by the build, if it can be.
 */
export default function BrowserOnly({
  children,
  fallback,
}: {
  children?: () => ReactNode;
  fallback?: ReactNode;
}): ReactNode {
  const isBrowser = useIsBrowser();
  if (!isBrowser && isDrawnLate()) return drawn(children) ?? fallback;
  return isBrowser ? children?.() : fallback;
}

/** `undefined` for what asks for a browser. */
function drawn(content: (() => ReactNode) | undefined): ReactNode {
  try {
    return content?.();
  } catch {
    return undefined;
  }
}
