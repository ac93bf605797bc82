import { type ComponentType, type ReactNode, useSyncExternalStore } from "react";
import { createPortal } from "react-dom";
import { createRoot } from "react-dom/client";
import { SITE_ROOT_ATTRIBUTE } from "../../model/constants.ts";
import { importChecked } from "../loading/import-checked.ts";
import type { StartedIsland } from "../started-island.ts";
import { IslandInPlace } from "./island-in-place.tsx";

/** What a site has around all of its pages. */
export interface SiteRoot {
  /** Draws an island with the context that the root provides, in the place of what the server wrote there. */
  show(island: StartedIsland): { unmount(): void };
}

interface Shown extends StartedIsland {
  key: string;
  written: readonly ChildNode[];
}

let mounting: Promise<SiteRoot | undefined> | undefined;

/**
 * Mounts it on the first call; a root that fails is taken away, and the islands stay.
 *
 * @param container Names the module; what the root draws besides the pages stands in it.
 */
export function mountSiteRoot(container: Element, base: string): Promise<SiteRoot | undefined> {
  mounting ??= tryToMount(container, base);
  return mounting;
}

async function tryToMount(container: Element, base: string): Promise<SiteRoot | undefined> {
  try {
    return await mount(container, base);
  } catch (error) {
    console.error("Could not start the site's root:", error);
    return undefined;
  }
}

async function mount(container: Element, base: string): Promise<SiteRoot> {
  const address = new URL(container.getAttribute(SITE_ROOT_ATTRIBUTE) ?? "", base).href;
  const { default: Root }: { default: ComponentType<{ children?: ReactNode }> } =
    await importChecked(address);
  const islands = createShownIslands();
  const root = createRoot(container, {
    // The frame is a root of its own, and counts the same.
    identifierPrefix: "site-",
    onUncaughtError(error) {
      console.error("The site's root failed:", error);
      setTimeout(() => root.render(<islands.Portals />));
    },
  });
  root.render(
    <Root>
      <span data-pages="" hidden />
      <islands.Portals />
    </Root>,
  );
  return { show: islands.show };
}

function createShownIslands() {
  let shown: readonly Shown[] = [];
  let count = 0;
  const watchers = new Set<() => void>();
  const change = (next: readonly Shown[]) => {
    shown = next;
    for (const watcher of watchers) watcher();
  };
  const watch = (watcher: () => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  };
  return {
    Portals() {
      const all = useSyncExternalStore(watch, () => shown);
      return all.map((island) =>
        createPortal(
          <IslandInPlace {...island}>{island.content}</IslandInPlace>,
          island.element,
          island.key,
        ),
      );
    },
    show(started: StartedIsland) {
      const island = { ...started, key: `${count++}`, written: [...started.element.childNodes] };
      change([...shown, island]);
      return { unmount: () => change(shown.filter((other) => other !== island)) };
    },
  };
}
