import { createHash } from "node:crypto";
import type { Nodes, Root, RootContent } from "mdast";
import { runsInBrowser } from "../../../model/islands/live-code.ts";
import { isStaticComponent } from "../jsx/bindings.ts";
import { withoutSamples } from "../jsx/code-imports.ts";
import { isComponentName } from "../jsx/nodes.ts";

type Expression = Extract<RootContent, { type: "mdxFlowExpression" | "mdxTextExpression" }>;
type JsxElement = Extract<RootContent, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;

/** JSX or an expression of a page that does something in the browser. */
export interface LivePart {
  node: RootContent;
  /** The same for the same code, so that the page and the module beside it call it the same. */
  name: string;
  /** A component in JSX. */
  code: string;
  /** What stands within the node is given to the component. */
  takesChildren: boolean;
}

/** `render={() => …}` and `{(value) => …}`: what a component may call whenever it likes. */
const GIVEN_FUNCTION = /[={]\s*(?:async\s*)?(?:\([^()]*\)\s*=>|[\w$]+\s*=>|function\b)/;

/** Whether a text may have such parts, or define components that do something in the browser. */
export function mayBeLive(text: string): boolean {
  const outside = withoutSamples(text);
  return runsInBrowser(outside) || GIVEN_FUNCTION.test(outside);
}

/**
 * The parts of a page that are live by themselves: a handler, a function that a component is given, what is for
 * browsers only. Of nested ones the outermost component, so that React context reaches all within it.
 *
 * @param text What the tree was parsed from.
 */
export function findLiveParts(tree: Root, text: string): LivePart[] {
  return partsIn(tree, { text, isQuoted: false });
}

interface Place {
  text: string;
  /** Lines begin with signs of Markdown. */
  isQuoted: boolean;
}

function partsIn(parent: Nodes, place: Place): LivePart[] {
  if (!("children" in parent)) return [];
  const within = { ...place, isQuoted: place.isQuoted || parent.type === "blockquote" };
  return parent.children.flatMap((node): LivePart[] => {
    const own = componentOf(node, within);
    if (!own) return partsIn(node, within);
    const id = createHash("sha256").update(own.code).digest("hex").slice(0, 10);
    const part = { ...own, node, name: `Live_${id}` };
    return own.takesChildren ? [part, ...partsIn(node, within)] : [part];
  });
}

type Component = Pick<LivePart, "code" | "takesChildren">;

/** A component that draws a live node; `undefined` for any other one. */
function componentOf(node: RootContent, { text, isQuoted }: Place): Component | undefined {
  const written = sliceOf(node, text);
  if (written === undefined || (isQuoted && written.includes("\n"))) return undefined;
  const drawing = (code: string) => ({ code: `() => ${code}`, takesChildren: false });
  if (isExpression(node)) return runsInBrowser(node.value) ? drawing(`<>${written}</>`) : undefined;
  if (!isJsx(node) || node.name === null) return undefined;
  const opening = openingOf(node, text);
  const isLive = isLiveTag(node.name, opening);
  // What the engine draws itself is live for its own properties only.
  if (isPlain(node, text) && (isLive || !isStaticComponent(node.name)))
    return isLive || isLiveTag(node.name, written) ? drawing(written) : undefined;
  const around = `({ children }) => ${opening}>{children}</${node.name}>`;
  return isLive ? { code: around, takesChildren: true } : undefined;
}

function isLiveTag(name: string, code: string): boolean {
  return runsInBrowser(code) || (isComponentName(name) && GIVEN_FUNCTION.test(code));
}

function isJsx(node: Nodes): node is JsxElement {
  return node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
}

function isExpression(node: Nodes): node is Expression {
  return node.type === "mdxFlowExpression" || node.type === "mdxTextExpression";
}

/** The tag without its end: `<Chart data={…}`. */
function openingOf({ name, attributes, position }: JsxElement, text: string): string {
  const last = attributes.at(-1)?.position;
  if (!last || !position) return `<${name}`;
  return text.slice(position.start.offset, last.end.offset);
}

/** Whether all within an element means in JSX what it means here: there is no Markdown in it. */
function isPlain({ children }: JsxElement, text: string): boolean {
  return children.every((child) => {
    if (child.type === "text") return sliceOf(child, text) === child.value;
    if (isJsx(child)) return isPlain(child, text);
    return isExpression(child);
  });
}

function sliceOf({ position }: RootContent, text: string): string | undefined {
  return position && text.slice(position.start.offset, position.end.offset);
}
