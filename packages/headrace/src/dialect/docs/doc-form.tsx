import type { ComponentType, ReactNode } from "react";
import { useDoc } from "../core/docs-client.tsx";

type Content = ComponentType & ReturnType<typeof useDoc>;

/** Draws the page of a document with the component of a site: around the text stands what that draws. */
export default function DocForm({
  page: Page,
  children,
}: {
  page: ComponentType<{ content: Content }>;
  children: ReactNode;
}): ReactNode {
  return <Page content={Object.assign(() => children, useDoc())} />;
}
