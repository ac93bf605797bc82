import { type ComponentType, createElement } from "react";
import { hydrateRoot, type Root } from "react-dom/client";

/** Components inside the article that come alive when the reader is near them. */
export interface Islands {
  /** Leaves the islands of the page before and watches those of this article. */
  start(article: Element): void;
}

/** How far below the screen an island's code is loaded. */
const NEAR = "200px";

/**
 * @param base Address that module addresses are relative to: origin and base URL.
 * @param load Imports a module; a parameter for tests.
 */
export function createIslands(base: string, load: (url: string) => Promise<unknown>): Islands {
  let stop = () => {};

  const hydrate = async (element: HTMLElement, isCurrent: () => boolean): Promise<Root | null> => {
    const { island = "", export: name = "default", props = "{}" } = element.dataset;
    try {
      const module = await load(new URL(island, base).href);
      const component = exportedComponent(module, name);
      if (!component) throw new Error(`no component "${name}" in ${island}`);
      return isCurrent() ? hydrateRoot(element, createElement(component, JSON.parse(props))) : null;
    } catch (error) {
      // Its HTML stays as the server wrote it.
      console.error(`Could not start ${island}:`, error);
      return null;
    }
  };

  return {
    start(article) {
      stop();
      stop = watchIslands(article, hydrate);
    },
  };
}

type Hydrate = (element: HTMLElement, isCurrent: () => boolean) => Promise<Root | null>;

function watchIslands(article: Element, hydrate: Hydrate): () => void {
  const elements = article.querySelectorAll<HTMLElement>("[data-island]");
  if (elements.length === 0) return () => {};
  const roots: Root[] = [];
  let stopped = false;
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        if (!isIntersecting || !(target instanceof HTMLElement)) continue;
        observer.unobserve(target);
        void hydrate(target, () => !stopped).then((root) => root && roots.push(root));
      }
    },
    { rootMargin: NEAR },
  );
  for (const element of elements) observer.observe(element);
  return () => {
    stopped = true;
    observer.disconnect();
    for (const root of roots) root.unmount();
  };
}

function exportedComponent(module: unknown, name: string): ComponentType | undefined {
  if (typeof module !== "object" || module === null) return undefined;
  const value: unknown = Object.entries(module).find(([key]) => key === name)?.[1];
  return isComponent(value) ? value : undefined;
}

/** Functions, and the objects that `memo` and `lazy` make. */
function isComponent(value: unknown): value is ComponentType {
  return typeof value === "function" || (typeof value === "object" && value !== null);
}
