import { slug } from "github-slugger";
import type { Element, RootContent } from "hast";
import { type FileScope, report } from "../file-scope.ts";
import { computeAttributes } from "./compute-attributes.ts";
import { elementChildren, isJsxElement, type JsxElement } from "./nodes.ts";

interface Tab {
  value: string;
  label: string;
  selected: boolean;
  /** Of the button. */
  attributes: Element["properties"];
  children: Element["children"];
}

/** `<Tabs>` with `<TabItem>`s as HTML; its shape is the contract with theme and client. */
export async function tabs(
  node: JsxElement,
  scope: FileScope,
  isTabItem: (child: JsxElement) => boolean,
): Promise<Element | undefined> {
  const { values } = await computeAttributes(node, scope);
  const found: Tab[] = [];
  const contents: TabsShape["contents"] = [];
  for (const child of node.children) {
    if (isJsxElement(child) && isTabItem(child)) {
      const tab = await readTab(child, scope);
      if (tab) found.push(tab);
      if (tab) contents.push(tab.value);
    } else if (!isBlank(child)) {
      contents.push(elementChildren([child]));
      report(scope, child, {
        code: "tabs",
        message: "<Tabs> takes nothing but <TabItem>s.",
        hint: "Move this into a <TabItem>, or out of <Tabs>.",
      });
    }
  }
  checkValues(node, found, scope);
  if (found.length === 0) return undefined;
  const buttons = withLabels(found, values.values);
  const hidden = found.find(({ value }) => !buttons.some((button) => button.value === value));
  if (hidden)
    report(scope, node, {
      code: "tabs",
      message: `No button leads to the tab "${hidden.value}": the property "values" does not have it.`,
      hint: "Add it there, or leave the property out: each <TabItem> can have a label.",
    });
  scope.page.widgets.tabs += 1;
  return tabsElement(buttons, {
    number: scope.page.widgets.tabs,
    selected: selectedValue(buttons, values.defaultValue),
    contents,
    attributes: values,
    position: node.position,
  });
}

function isBlank(node: RootContent): boolean {
  return node.type === "text" && node.value.trim() === "";
}

async function readTab(item: JsxElement, scope: FileScope): Promise<Tab | undefined> {
  const { values } = await computeAttributes(item, scope);
  const { value, label = value } = values;
  if (typeof value !== "string" && typeof value !== "number") {
    report(scope, item, {
      code: "tabs",
      message: "This <TabItem> has no value.",
      hint: 'Add one: <TabItem value="java" label="Java">.',
    });
    return undefined;
  }
  return {
    value: String(value),
    label: String(label),
    selected: Boolean(values.default),
    attributes: buttonAttributes(values.attributes),
    children: elementChildren(item.children),
  };
}

/** What a writer adds to the button of a tab; the security policy forbids styles and handlers. */
function buttonAttributes(attributes: unknown): Element["properties"] {
  return Object.fromEntries(
    Object.entries(Object(attributes)).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === "string" && /^(?:className|title|data-|aria-)/.test(entry[0]),
    ),
  );
}

function checkValues(node: JsxElement, items: readonly Tab[], scope: FileScope): void {
  const values = items.map((item) => item.value);
  const twice = values.find((value, index) => values.indexOf(value) !== index);
  if (twice !== undefined) {
    report(scope, node, {
      code: "tabs",
      message: `Two tabs have the value "${twice}".`,
      hint: "Give each <TabItem> a value of its own.",
    });
  } else if (items.length === 0) {
    report(scope, node, {
      code: "tabs",
      message: "<Tabs> holds no tab.",
      hint: 'Add a <TabItem value="java" label="Java">.',
    });
  }
}

/**
 * `values={[{ value, label }]}` gives labels and order to tabs that have none of their own. One without an item
 * is a button all the same: some say there what one chooses.
 */
function withLabels(items: Tab[], values: unknown): Tab[] {
  if (!Array.isArray(values)) return items;
  const order = values.flatMap((entry: unknown) =>
    typeof entry === "object" && entry !== null && "value" in entry
      ? [{ value: String(entry.value), label: "label" in entry ? String(entry.label) : undefined }]
      : [],
  );
  return order.map(({ value, label }) => {
    // All items of a value are shown with its button.
    const same = items.filter((candidate) => candidate.value === value);
    const [item] = same;
    const children = same.flatMap((candidate) => candidate.children);
    const button = item ?? { value, label: value, selected: false, attributes: {} };
    return { ...button, label: label ?? button.label, children };
  });
}

/** `defaultValue`, else the item marked `default`, else the first; `null` means none. */
function selectedValue(items: readonly Tab[], defaultValue: unknown): string | undefined {
  if (defaultValue === null) return undefined;
  const wanted = items.find((item) => item.value === String(defaultValue));
  return (wanted ?? items.find((item) => item.selected) ?? items[0])?.value;
}

interface TabsShape {
  number: number;
  selected: string | undefined;
  /** Values of items, and what stands among them, which is shown whatever is chosen. */
  contents: (string | Element["children"])[];
  attributes: Record<string, unknown>;
  position: JsxElement["position"];
}

function tabsElement(items: readonly Tab[], shape: TabsShape): Element {
  const { groupId, queryString, className } = shape.attributes;
  const query = queryString === true ? groupId : queryString;
  const names = items.map((item) => slug(item.value));
  const parts = items.map((item, index) => {
    const name = names[index] ?? "";
    const isUnique = name !== "" && names.indexOf(name) === index;
    const id = `${shape.number}-${isUnique ? name : index + 1}`;
    return { item, id, isSelected: item.value === shape.selected, isFirst: index === 0 };
  });
  const focusable = parts.some((part) => part.isSelected) ? "isSelected" : "isFirst";
  return {
    type: "element",
    tagName: "div",
    properties: {
      className: ["tabs", ...(typeof className === "string" ? [className] : [])],
      dataTabs: "",
      ...(typeof groupId === "string" ? { dataGroup: groupId } : {}),
      ...(typeof query === "string" ? { dataQuery: query } : {}),
    },
    children: [
      {
        type: "element",
        tagName: "div",
        properties: { className: ["tab-list"], role: "tablist" },
        children: parts.map((part) => tabButton(part, part[focusable])),
      },
      ...inWrittenOrder(parts, shape.contents),
    ],
    ...(shape.position ? { position: shape.position } : {}),
  };
}

interface TabPart {
  item: Tab;
  id: string;
  isSelected: boolean;
}

/** The panels as their items stand in the text, whatever the order of the buttons; at last those without an item. */
function inWrittenOrder(
  parts: readonly TabPart[],
  contents: TabsShape["contents"],
): Element["children"] {
  const left = new Set(parts);
  const take = (isWanted: (part: TabPart) => boolean) =>
    [...left].filter(isWanted).map((part) => {
      left.delete(part);
      return tabPanel(part);
    });
  const written = contents.flatMap((content) =>
    typeof content === "string" ? take(({ item }) => item.value === content) : content,
  );
  return [...written, ...take(() => true)];
}

function tabButton({ item, id, isSelected }: TabPart, isFocusable: boolean): Element {
  return {
    type: "element",
    tagName: "button",
    properties: {
      type: "button",
      role: "tab",
      id: `tab-${id}`,
      ariaControls: [`panel-${id}`],
      ariaSelected: String(isSelected),
      ...(isFocusable ? {} : { tabIndex: -1 }),
      dataValue: item.value,
      ...item.attributes,
    },
    children: [{ type: "text", value: item.label }],
  };
}

function tabPanel({ item, id, isSelected }: TabPart): Element {
  return {
    type: "element",
    tagName: "div",
    properties: {
      className: ["tab-panel"],
      role: "tabpanel",
      id: `panel-${id}`,
      ariaLabelledBy: [`tab-${id}`],
      dataLabel: item.label,
      tabIndex: 0,
      ...(isSelected ? {} : { hidden: true }),
    },
    children: item.children,
  };
}
