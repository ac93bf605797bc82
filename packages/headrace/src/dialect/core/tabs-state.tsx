/** Of `@docusaurus/theme-common/internal`: what a site's own form of tabs is made of. */
import {
  Children,
  createContext,
  isValidElement,
  type ReactNode,
  useContext,
  useState,
} from "react";
import { createStorageSlot } from "./storage-slot.ts";

interface TabValue {
  value: string;
  label?: string;
  attributes?: Record<string, unknown>;
  default?: boolean;
}

interface TabsAsked {
  children?: ReactNode;
  values?: readonly TabValue[];
  defaultValue?: string | null;
  groupId?: string;
  lazy?: boolean;
  block?: boolean;
}

const State = createContext<ReturnType<typeof useTabsContextValue> | null>(null);

/** The items of tabs, without the space between them. */
export function sanitizeTabsChildren(children: ReactNode): ReactNode[] {
  return Children.toArray(children).filter((child) => child !== "\n");
}

/** Which tabs there are, which one is chosen, and the way to choose another; kept for its group. */
export function useTabsContextValue(asked: TabsAsked) {
  const tabValues = asked.values ?? valuesOf(asked.children);
  const first = tabValues.find((tab) => tab.default) ?? tabValues[0];
  const begins = asked.defaultValue === undefined ? first?.value : asked.defaultValue;
  const [selectedValue, setSelected] = useState(begins ?? null);
  const kept = asked.groupId === undefined ? undefined : `docusaurus.tab.${asked.groupId}`;
  const selectValue = (value: string) => {
    setSelected(value);
    if (kept !== undefined) createStorageSlot(kept).set(value);
  };
  const { lazy = false, block = false } = asked;
  return { selectedValue, selectValue, tabValues, lazy, block };
}

/** The same for tabs with these properties; without any, of the tabs around. */
export function useTabs(asked?: TabsAsked): ReturnType<typeof useTabsContextValue> {
  const around = useContext(State);
  const own = useTabsContextValue(asked ?? {});
  return asked === undefined && around ? around : own;
}

/** Tells the items of tabs which one is chosen. */
export function TabsProvider({
  value,
  children,
}: {
  value: ReturnType<typeof useTabsContextValue>;
  children?: ReactNode;
}): ReactNode {
  return <State value={value}>{children}</State>;
}

function valuesOf(children: ReactNode): TabValue[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<TabValue>(child)) return [];
    const { value, label, attributes, default: isDefault } = child.props;
    return [
      {
        value,
        ...(label !== undefined && { label }),
        ...(attributes && { attributes }),
        ...(isDefault && { default: true }),
      },
    ];
  });
}
