import type { Nodes, Root, RootContent } from "hast";
import type { VFile } from "vfile";
import { type FileScope, fileScopeOf, report } from "../file-scope.ts";
import { evaluateAttribute, readAttributes } from "./attributes.ts";
import { isStaticComponent, type StaticComponent } from "./bindings.ts";
import { codeBlockSource } from "./code-block-component.ts";
import { isDynamic } from "./dynamic-place.ts";
import { noteHead } from "./head-component.ts";
import { htmlElement } from "./html-element.ts";
import { shownValue } from "./literal.ts";
import {
  isComponentName,
  isJsxElement,
  isJsxExpression,
  type JsxElement,
  type JsxExpression,
  soleExpression,
} from "./nodes.ts";
import {
  admonition,
  details,
  heading,
  link,
  marker,
  span,
  themedImage,
  tocInline,
} from "./static-components.ts";
import { tabs } from "./tabs.ts";

/** rehype plugin: JSX whose result is known without running anything becomes plain HTML. */
export function convertJsx() {
  return async (tree: Root, file: VFile): Promise<void> => {
    if (holdsJsx(tree)) await convertChildren(tree, fileScopeOf(file));
  };
}

async function convertChildren(parent: Nodes, scope: FileScope): Promise<void> {
  if (!("children" in parent)) return;
  const converted: RootContent[] = [];
  for (const child of parent.children) {
    await convertChildren(child, scope);
    checkPlace(child, parent, scope);
    converted.push(...(await convert(child, scope)));
  }
  Object.assign(parent, { children: converted });
}

/** Most pages hold none, and are spared the walk. */
function holdsJsx(node: Nodes): boolean {
  if (node.type.startsWith("mdx")) return true;
  return "children" in node && node.children.some(holdsJsx);
}

async function convert(node: RootContent, scope: FileScope): Promise<RootContent[]> {
  if (node.type === "mdxjsEsm") return [];
  if (isJsxExpression(node)) return convertExpression(node, scope);
  if (!isJsxElement(node)) return [node];
  if (node.name === null) return node.children;
  fillFromAttribute(node, scope);
  if (!isComponentName(node.name)) return [htmlElement(node, scope) ?? node];
  const drawing = drawingElement(node, scope);
  if (drawing) return [drawing];
  const component = staticComponent(node.name, scope);
  if (component === undefined || isComputed(component, node, scope)) return [node];
  const element = await componentElement(component, node, scope);
  return element ? [element] : [];
}

/** Text that is given as an attribute stands within the element, where nothing else does. */
function fillFromAttribute(node: JsxElement, scope: FileScope): void {
  const isGiven = (attribute: JsxElement["attributes"][number]) =>
    attribute.type === "mdxJsxAttribute" && attribute.name === "children";
  if (!node.attributes.some(isGiven)) return;
  const { children } = readAttributes(node, scope).values;
  if (typeof children !== "string" && typeof children !== "number") return;
  node.attributes = node.attributes.filter((attribute) => !isGiven(attribute));
  const isBlank = node.children.every(
    (child) => child.type === "text" && child.value.trim() === "",
  );
  if (isBlank) node.children = [{ type: "text", value: String(children) }];
}

/** An imported SVG file that stands as a component. */
function drawingElement(node: JsxElement, scope: FileScope): RootContent | undefined {
  const binding = scope.bindings.get(node.name ?? "");
  if (binding?.kind !== "value" || !binding.isDrawing) return undefined;
  const element = htmlElement({ ...node, name: "img", children: [] }, scope);
  const { title, ...properties } = element?.properties ?? {};
  const own = { src: String(binding.value), alt: String(properties.ariaLabel ?? title ?? "") };
  return element && { ...element, properties: { ...properties, ...own } };
}

function staticComponent(name: string, scope: FileScope): StaticComponent | undefined {
  const binding = scope.bindings.get(name);
  if (binding) return binding.kind === "static" ? binding.component : undefined;
  return isStaticComponent(name) ? name : undefined;
}

async function componentElement(
  component: StaticComponent,
  node: JsxElement,
  scope: FileScope,
): Promise<RootContent | undefined> {
  switch (component) {
    case "Tabs":
      return tabs(node, scope, (child) => isTabItem(child, scope));
    case "TabItem":
      return node;
    case "Admonition":
      return admonition(node, scope);
    case "Details":
      return details(node, scope);
    case "CodeBlock":
      return codeBlockSource(node, scope);
    case "Heading":
      return heading(node, scope);
    case "Link":
      return link(node, scope);
    case "ThemedImage":
      return themedImage(node, scope);
    case "Translate":
      return span(node);
    case "Head":
      return noteHead(node, scope);
    case "DocCardList":
      scope.page.listsCards = true;
      return marker("doc-cards");
    case "TOCInline":
      return tocInline(node, scope);
  }
}

/** Judged by their own rules, or without properties that count. */
const NEVER_COMPUTED: readonly StaticComponent[] = ["TOCInline", "Tabs", "TabItem"];

/** Cards are those of the page's category, unless others are given. */
function hasOwnCards({ attributes }: JsxElement): boolean {
  return attributes.some((attribute) => {
    if (attribute.type !== "mdxJsxAttribute" || attribute.name !== "items") return false;
    const { value } = attribute;
    return typeof value === "object" && !/useCurrentSidebar/.test(value?.value ?? "");
  });
}

/** Whether a component has to be run: its properties or its text are computed. */
function isComputed(component: StaticComponent, node: JsxElement, scope: FileScope): boolean {
  if (NEVER_COMPUTED.includes(component)) return false;
  if (component === "DocCardList") return hasOwnCards(node);
  if (component === "CodeBlock" && node.children.some(isDynamic)) return true;
  if (
    component === "Translate" &&
    scope.bindings.has(node.name ?? "") &&
    scope.options.hasComponentTexts
  )
    return true;
  return readAttributes(node, scope).dynamic.length > 0;
}

function isTabItem(node: RootContent, scope: FileScope): boolean {
  return isJsxElement(node) && staticComponent(node.name ?? "", scope) === "TabItem";
}

function checkPlace(node: RootContent, parent: Nodes, scope: FileScope): void {
  if (!isTabItem(node, scope)) return;
  // A component of the site may put it into tabs.
  const isInJsx = parent.type !== "root" && parent.type !== "element" && isJsxElement(parent);
  if (isInJsx && parent.name !== null && isComponentName(parent.name)) return;
  report(scope, node, {
    code: "tabs",
    message: "This <TabItem> is not in <Tabs>.",
    hint: "Put <Tabs> around it.",
  });
}

/** Comments vanish, constants become text, everything else has to be run. */
function convertExpression(node: JsxExpression, scope: FileScope): RootContent[] {
  const expression = soleExpression(node.data?.estree);
  if (!expression) return [];
  const literal = evaluateAttribute(expression, scope, undefined);
  if (!literal) return [node];
  const value = shownValue(literal.value);
  // A list, or an element that a partial was given.
  if (typeof value === "object" && value !== null) return [node];
  return typeof value === "string" || typeof value === "number"
    ? [{ type: "text", value: String(value) }]
    : [];
}
