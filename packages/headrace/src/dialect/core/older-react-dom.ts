/** Of `react-dom` up to 18: what React 19 took away. */
import type { ReactNode } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";

const roots = new WeakMap<Element, Root>();

/** React draws later than it did: who asks to be called back is, after the next frame. */
function drawn(called?: () => void): null {
  if (called) requestAnimationFrame(called);
  return null;
}

/** Draws an element in a part of the page, or draws it anew. */
export function render(element: ReactNode, container: Element, called?: () => void): null {
  const root = roots.get(container) ?? createRoot(container);
  roots.set(container, root);
  root.render(element);
  return drawn(called);
}

/** The same where it is drawn already. */
export function hydrate(element: ReactNode, container: Element, called?: () => void): null {
  const root = roots.get(container);
  if (root) root.render(element);
  else roots.set(container, hydrateRoot(container, element));
  return drawn(called);
}

/** Ends what was drawn; false when nothing was. */
export function unmountComponentAtNode(container: Element): boolean {
  const root = roots.get(container);
  roots.delete(container);
  root?.unmount();
  return root !== undefined;
}

/** As React keeps what it has drawn: the element of a component is the first one below it. */
interface Drawn {
  stateNode: unknown;
  child: Drawn | null;
  sibling: Drawn | null;
  /** As it was drawn before, or will be next: React takes turns. */
  alternate: Drawn | null;
}

/** The first element that a component (a class) has drawn; what is an element is its own. */
export function findDOMNode(component: unknown): Node | null {
  if (component === null || component === undefined || component instanceof Node)
    return component ?? null;
  const drawnHere: Drawn | undefined = Object(component)._reactInternals;
  const nodes = [drawnHere, drawnHere?.alternate].flatMap((turn) =>
    turn?.child ? (firstNode(turn.child) ?? []) : [],
  );
  return nodes.find(({ isConnected }) => isConnected) ?? nodes[0] ?? null;
}

function firstNode(from: Drawn): Node | null {
  for (let place: Drawn | null = from; place; place = place.sibling) {
    if (place.stateNode instanceof Node) return place.stateNode;
    const below = place.child && firstNode(place.child);
    if (below) return below;
  }
  return null;
}
