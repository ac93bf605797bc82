import type { ReactNode } from "react";

/** `@docusaurus/BrowserOnly`: pages are rendered at build time, so what is shown is the fallback. */
export default function BrowserOnly({ fallback }: { fallback?: ReactNode }): ReactNode {
  return fallback ?? null;
}
