import type { ReactNode } from "react";
import { renderToPipeableStream, renderToStaticMarkup } from "react-dom/server";
import { inTime } from "../../../diagnostics/endless-code.ts";
import { reasonOf } from "../../../diagnostics/reason-of.ts";
import { OWN_THEME } from "../../../model/islands/absent-component.ts";
import { drawIslandsInPlace } from "../../../model/islands/island-rendering.ts";
import { drawWithinRoot, withinSiteRoot } from "../../../model/islands/site-root.ts";

/** Components of one place that are left out before the place itself is. */
const MOST_LEFT_OUT = 20;

/** What is rendered, and with which names of components left out, by the reason. */
type Place = (leftOut: ReadonlyMap<string, string>) => ReactNode;

/**
 * HTML of a place. Of the components within its component those that fail are left out, one after the
 * other, so that the others are shown; one of the old theme in the site's own form is replaced by the engine's.
 *
 * @throws what the component of the place itself throws.
 */
export async function renderTolerantly(place: Place, identifierPrefix: string): Promise<string> {
  const leftOut = new Map<string, string>();
  const render = (without: ReadonlyMap<string, string>) =>
    drawWithinRoot(place(without), (element) =>
      renderToStaticMarkup(element, { identifierPrefix }),
    );
  for (;;) {
    try {
      return render(leftOut);
    } catch (error) {
      if (leftOut.size === MOST_LEFT_OUT) throw error;
      const reason = reasonOf(error);
      const { name, own } = await failingComponent(place(leftOut));
      if (own !== undefined && !leftOut.has(own)) {
        const replaced = `The site's own <${own.slice(OWN_THEME.length)}> of src/theme fails: ${reason}`;
        const without = new Map(leftOut).set(own, replaced);
        // What stands within it may be what fails.
        if (failureOf(() => render(without)) !== reason) {
          leftOut.set(own, replaced);
          continue;
        }
      }
      if (name === undefined || leftOut.has(name)) throw error;
      leftOut.set(name, `<${name}> fails: ${reason}`);
    }
  }
}

function failureOf(render: () => string): string | undefined {
  try {
    render();
    return undefined;
  } catch (error) {
    return reasonOf(error);
  }
}

/**
 * The innermost component that an error comes from, if another of the site's is around it; and the
 * innermost of the old theme.
 */
async function failingComponent(node: ReactNode): Promise<{ name?: string; own?: string }> {
  drawIslandsInPlace();
  const stack = await stackOfFailure(withinSiteRoot(node));
  const names = [...stack.matchAll(/^\s*at (?:\w+\.)*([A-Z][\w$]*)/gm)].flatMap(([, name]) =>
    name === undefined || name === "MDXContent" ? [] : [name],
  );
  const own = names.find((name) => name.startsWith(OWN_THEME));
  const [innermost, ...around] = names.filter((name) => !name.startsWith(OWN_THEME));
  return {
    ...(innermost !== undefined && around.length > 0 ? { name: innermost } : {}),
    ...(own === undefined ? {} : { own }),
  };
}

/** How long a component may wait for what it shows, until what fails beside it is told without its name. */
const PATIENCE_MS = 5000;

/** "" where nothing fails, or one waits for something for ever. */
function stackOfFailure(node: ReactNode): Promise<string> {
  const failing = new Promise<string>((resolve) => {
    renderToPipeableStream(node, {
      onError: (_, { componentStack = "" }) => resolve(componentStack),
      onAllReady: () => resolve(""),
    });
  });
  return inTime(failing, PATIENCE_MS).catch(() => "");
}
