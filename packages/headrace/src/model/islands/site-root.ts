import {
  createElement,
  type ElementType,
  Fragment,
  type ReactElement,
  type ReactNode,
} from "react";
import { setInsideIsland } from "./island-rendering.ts";

/** What the dialect calls the components of a site around all of its pages. */
export const SITE_ROOT_MODULE = "@theme/SiteRoot";

/** Name, among the islands, of the script that draws them in the browser. */
export const SITE_ROOT_ISLAND = "headrace-root";

/** Components are bundled apart from the engine; this is where both meet. */
const ROOT = Symbol.for("docs-engine.site-root");

/** Around what the site's root is given, in React's output: a private-use character. */
const EDGE = "\uE006";

/** What is rendered from now on is drawn within it. */
export function setSiteRoot(root: unknown): void {
  Reflect.set(globalThis, ROOT, root);
}

function siteRoot(): ElementType | undefined {
  return Reflect.get(globalThis, ROOT);
}

/** Some content where the site's root has its children, so that it has the context that the root provides. */
export function withinSiteRoot(content: ReactNode): ReactElement {
  const root = siteRoot();
  return root === undefined ? alone(content) : within(root, content);
}

/** HTML of some content within the site's root. What the root draws besides is left out: a browser draws that. */
export function drawWithinRoot(
  content: ReactNode,
  draw: (element: ReactElement) => string,
): string {
  const root = siteRoot();
  const inside = root && draw(within(root, content)).split(EDGE)[1];
  // A root may have no place for children until it is in a browser.
  return inside ?? draw(alone(content));
}

function alone(content: ReactNode): ReactElement {
  return createElement(Fragment, null, content);
}

/** React draws elements in their order: parts of the root are no islands, and what it is given may be. */
function within(root: ElementType, content: ReactNode): ReactElement {
  const around: Around = { isInside: false };
  const enter = createElement(EnterRoot, { around });
  const leave = createElement(LeaveRoot, { around });
  const inside = createElement(root, null, EDGE, leave, content, enter, EDGE);
  return createElement(Fragment, null, enter, inside, leave);
}

/** What is drawn around the root. */
interface Around {
  isInside: boolean;
}

function EnterRoot({ around }: { around: Around }): ReactNode {
  around.isInside = setInsideIsland(true);
  return null;
}

function LeaveRoot({ around }: { around: Around }): ReactNode {
  setInsideIsland(around.isInside);
  return null;
}
