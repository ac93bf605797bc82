import Content from "virtual:theme/NotFound/Content";
import type { ReactNode } from "react";

/** `@theme/NotFound`: what the page for paths without a page shows. */
export default function NotFound(): ReactNode {
  return <Content className="container margin-vert--xl" />;
}
