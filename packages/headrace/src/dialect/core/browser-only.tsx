import type { ReactNode } from "react";
import useIsBrowser from "./use-is-browser.tsx";

/** `@docusaurus/BrowserOnly`: the fallback, until the component around it is live. */
export default function BrowserOnly({
  children,
  fallback,
}: {
  children?: () => ReactNode;
  fallback?: ReactNode;
}): ReactNode {
  return useIsBrowser() ? children?.() : fallback;
}
