import { type ComponentType, createElement, Fragment } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { decodeProperties, islandModules, SLOT_ELEMENT } from "../model/islands/island-values.ts";
import { startSiteRoot } from "./site-root/start-site-root.ts";
import type { StartedIsland } from "./started-island.ts";

/** Components of a page that come alive when the reader is near them. */
export interface Islands {
  /** Leaves the islands of the page before and watches those that are in an element now. */
  start(page: Element): void;
}

/** How far below the screen an island's code is loaded. */
const NEAR = "200px";

/** The exports of a module, by its address as the page names it. */
type Modules = ReadonlyMap<string, unknown>;

/**
 * @param base Address that module addresses are relative to: origin and base URL.
 * @param load Imports a module; a parameter for tests.
 */
export function createIslands(base: string, load: (url: string) => Promise<unknown>): Islands {
  let stop = () => {};

  const loadAll = async (addresses: readonly string[]): Promise<Modules> => {
    const unique = [...new Set(addresses)];
    const modules = await Promise.all(unique.map((address) => load(new URL(address, base).href)));
    return new Map(unique.map((address, index) => [address, modules[index]]));
  };
  const hydrate: Hydrate = async (element, watch) => {
    const { island = "", export: name = "default", props = "{}", prefix } = element.dataset;
    try {
      const wire: Record<string, unknown> = JSON.parse(props);
      const modules = await loadAll([island, ...islandModules(wire)]);
      const given = decodeHere(wire, { modules, slots: slotsOf(element), watch });
      const content = createElement(exportedComponent(modules, island, name), given);
      const siteRoot = await startSiteRoot(base);
      if (!watch.isCurrent()) return null;
      const restored = () => watch.within(element);
      return siteRoot
        ? siteRoot.show({ element, content, restored })
        : begin({ element, content, restored }, prefix);
    } catch (error) {
      // Its HTML stays as the server wrote it.
      console.error(`Could not start ${island}:`, error);
      watch.within(element);
      return null;
    }
  };

  return {
    start(page) {
      stop();
      stop = watchIslands(page, hydrate);
    },
  };
}

/** Hydrates an island; one that fails gets the server's HTML back. */
function begin({ element, content, restored }: StartedIsland, prefix: string | undefined): Root {
  for (const unused of element.querySelectorAll(":scope > template[data-slot]")) unused.remove();
  const before = [...element.childNodes].map((node) => node.cloneNode(true));
  return hydrateRoot(element, content, {
    ...(prefix === undefined ? {} : { identifierPrefix: prefix }),
    onUncaughtError(error) {
      console.error(`${element.dataset.island} failed:`, error);
      // React takes the HTML away after it has told this.
      setTimeout(() => {
        element.replaceChildren(...before);
        restored();
      });
    },
  });
}

/** What an island is told of the page that it is on. */
interface Watch {
  isCurrent(): boolean;
  /** Watches the islands in some HTML, but for those within others: these may show them again. */
  within(element: Element): void;
}

type Hydrate = (element: HTMLElement, watch: Watch) => Promise<Pick<Root, "unmount"> | null>;

function watchIslands(page: Element, hydrate: Hydrate): () => void {
  const elements = page.querySelectorAll<HTMLElement>("[data-island]");
  if (elements.length === 0) return () => {};
  const roots: Pick<Root, "unmount">[] = [];
  let stopped = false;
  /** An island whose element has no box is seen by what is in it; styles, templates and slots have none either. */
  const islands = new Map<Element, HTMLElement>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const island = islands.get(target);
        if (!isIntersecting || !island) continue;
        observer.unobserve(target);
        islands.delete(target);
        void hydrate(island, watch).then((root) => root && roots.push(root));
      }
    },
    { rootMargin: NEAR },
  );
  const known = new WeakSet<Element>();
  const watch: Watch = {
    isCurrent: () => !stopped,
    within(element) {
      for (const island of element.querySelectorAll<HTMLElement>("[data-island]")) {
        const outer = island.parentElement?.closest("[data-island]") ?? element;
        if (known.has(island) || (outer !== element && element.contains(outer))) continue;
        known.add(island);
        const seen = island.querySelector(":not(style,template,island-slot)") ?? island;
        islands.set(seen, island);
        observer.observe(seen);
      }
    },
  };
  watch.within(page);
  return () => {
    stopped = true;
    observer.disconnect();
    for (const root of roots) root.unmount();
  };
}

/** HTML of the slots of an island, those of islands within it left out. */
function slotsOf(island: HTMLElement): ReadonlyMap<number, string> {
  const found = island.querySelectorAll<HTMLElement>("[data-slot]");
  const own = [...found].filter((slot) => slot.parentElement?.closest("[data-island]") === island);
  return new Map(own.map((slot) => [Number(slot.dataset.slot), slot.innerHTML]));
}

interface DecodeHere {
  modules: Modules;
  slots: ReadonlyMap<number, string>;
  watch: Watch;
}

function decodeHere(
  wire: Record<string, unknown>,
  { modules, slots, watch }: DecodeHere,
): Record<string, unknown> {
  return decodeProperties(wire, {
    slot: (slot) =>
      createElement(SLOT_ELEMENT, {
        key: `slot-${slot}`,
        "data-slot": slot,
        ref: (element: Element | null) => element && watch.within(element),
        // biome-ignore lint/security/noDangerouslySetInnerHtml: what the server rendered
        dangerouslySetInnerHTML: { __html: slots.get(slot) ?? "" },
      }),
    element({ tag, island, key }, props) {
      if (!island) return createElement(tag || Fragment, { ...props, key });
      return createElement(exportedComponent(modules, island.module, island.name), {
        ...props,
        key,
      });
    },
  });
}

/** @throws Error when the module has no such export. */
function exportedComponent(
  modules: Modules,
  address: string,
  name: string,
): ComponentType<Record<string, unknown>> {
  const component = Object(modules.get(address))[name];
  if (component) return component;
  throw new Error(`no component "${name}"`);
}
