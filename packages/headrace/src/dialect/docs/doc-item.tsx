import DocItemLayout from "virtual:theme/DocItem/Layout";
import type { ComponentType, ReactNode } from "react";

/** `@theme/DocItem`: the page of a document. */
export default function DocItem({ content: Content }: { content: ComponentType }): ReactNode {
  return (
    <DocItemLayout>
      <Content />
    </DocItemLayout>
  );
}
