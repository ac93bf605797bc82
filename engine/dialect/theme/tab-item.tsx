import type { ReactNode } from "react";

export interface TabItemProperties {
  value: string;
  label?: string;
  default?: boolean;
  children?: ReactNode;
}

/** `@theme/TabItem` within a component: `Tabs` draws it. */
export default function TabItem({ children }: TabItemProperties): ReactNode {
  return children;
}
