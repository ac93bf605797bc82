import type { ButtonHTMLAttributes, ReactNode } from "react";

export interface TabItemProperties {
  value: string;
  label?: string;
  default?: boolean;
  /** Of the button. */
  attributes?: ButtonHTMLAttributes<HTMLButtonElement>;
  children?: ReactNode;
}

/** `@theme/TabItem` within a component: `Tabs` draws it. */
export default function TabItem({ children }: TabItemProperties): ReactNode {
  return children;
}
