import type { ReactNode } from "react";
import { renderToPipeableStream, renderToStaticMarkup } from "react-dom/server";
import { reasonOf } from "../../../diagnostics/reason-of.ts";

/** Components of one place that are left out before the place itself is. */
const MOST_LEFT_OUT = 20;

/** What is rendered, and with which names of components left out, by the reason. */
type Place = (leftOut: ReadonlyMap<string, string>) => ReactNode;

/**
 * HTML of a place. Of the components within its component those that fail are left out, one after the
 * other, so that the others are shown.
 *
 * @throws what the component of the place itself throws.
 */
export async function renderTolerantly(place: Place, identifierPrefix: string): Promise<string> {
  const leftOut = new Map<string, string>();
  for (;;) {
    try {
      return renderToStaticMarkup(place(leftOut), { identifierPrefix });
    } catch (error) {
      const name = await failingComponent(place(leftOut));
      if (name === undefined || leftOut.has(name) || leftOut.size === MOST_LEFT_OUT) throw error;
      leftOut.set(name, `<${name}> fails: ${reasonOf(error)}`);
    }
  }
}

/** The innermost component that an error comes from, if another of the site's is around it. */
async function failingComponent(node: ReactNode): Promise<string | undefined> {
  const stack = await new Promise<string>((resolve) => {
    renderToPipeableStream(node, {
      onError: (_, { componentStack = "" }) => resolve(componentStack),
      onAllReady: () => resolve(""),
    });
  });
  const [innermost, ...around] = [...stack.matchAll(/^\s*at (?:\w+\.)*([A-Z][\w$]*)/gm)]
    .map(([, name]) => name)
    .filter((name) => name !== "MDXContent");
  return around.length > 0 ? innermost : undefined;
}
