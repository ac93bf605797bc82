import { Children, isValidElement, type ReactNode, useId } from "react";
import type { TabItemProperties } from "./tab-item.tsx";

/** What tabs are given. */
export interface TabsProperties {
  groupId?: string;
  queryString?: boolean | string;
  defaultValue?: string | null;
  values?: { value: string; label?: string }[];
  className?: string;
  lazy?: boolean;
  block?: boolean;
  children?: ReactNode;
}

/** `@theme/Tabs` within a component; its HTML is that of tabs in Markdown. */
export default function Tabs(properties: TabsProperties): ReactNode {
  const { groupId, queryString, className } = properties;
  const id = useId().replaceAll(/\W/g, "");
  const children = itemsOf(properties.children);
  const items = orderedItems(children, properties.values);
  const selected = selectedValue(items, properties.defaultValue);
  const query = queryString === true ? groupId : queryString || undefined;
  return (
    <div
      className={["tabs", className].filter(Boolean).join(" ")}
      data-tabs=""
      data-group={groupId}
      data-query={query}
    >
      <div className="tab-list" role="tablist">
        {items.map(({ value, label, attributes }, index) => (
          <button
            {...attributes}
            key={value}
            type="button"
            role="tab"
            id={`tab-${id}-${index}`}
            aria-controls={`panel-${id}-${index}`}
            aria-selected={value === selected}
            tabIndex={value === (selected ?? items[0]?.value) ? undefined : -1}
            data-value={value}
          >
            {label ?? value}
          </button>
        ))}
      </div>
      {inWrittenOrder(items, children).map(({ value, label, children, index }) => (
        <div
          key={value}
          className="tab-panel"
          role="tabpanel"
          id={`panel-${id}-${index}`}
          aria-labelledby={`tab-${id}-${index}`}
          data-label={label ?? value}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without a link must be reachable
          tabIndex={0}
          hidden={value !== selected}
        >
          {children}
        </div>
      ))}
    </div>
  );
}

/** The tabs among what stands within `<Tabs>`. */
export function itemsOf(children: ReactNode): TabItemProperties[] {
  return Children.toArray(children).flatMap((child) =>
    isValidElement<TabItemProperties>(child) ? [child.props] : [],
  );
}

/** `values` gives labels and order to tabs that have none of their own, and buttons of no tab. */
export function orderedItems(
  items: TabItemProperties[],
  values: TabsProperties["values"],
): TabItemProperties[] {
  return (
    values?.map(({ value, label }) => {
      const item = items.find((candidate) => candidate.value === value);
      return { ...item, value, label: label ?? item?.label ?? value };
    }) ?? items
  );
}

/** The panels as their items were written, whatever the order of the buttons; at last those without an item. */
function inWrittenOrder(buttons: readonly TabItemProperties[], items: TabItemProperties[]) {
  const place = (value: string) => {
    const found = items.findIndex((item) => item.value === value);
    return found === -1 ? items.length : found;
  };
  return buttons
    .map((button, index) => ({ ...button, index }))
    .sort((one, other) => place(one.value) - place(other.value));
}

/** `defaultValue`, else the item marked `default`, else the first; `null` means none. */
export function selectedValue(
  items: readonly TabItemProperties[],
  defaultValue: string | null | undefined,
): string | undefined {
  if (defaultValue === null) return undefined;
  const wanted = items.find(({ value }) => value === defaultValue);
  return (wanted ?? items.find((item) => item.default) ?? items[0])?.value;
}
