import { type ComponentType, Fragment, isValidElement, type ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { renderInside } from "../model/islands/island-rendering.ts";
import type { ElementValue, SlotValue } from "../model/islands/island-values.ts";
import { placeholder } from "../model/placeholders.ts";

/** A component that the browser can load. */
export interface IslandSource {
  /** Path of the module, relative to the project's root. */
  module: string;
  /** Name of the export. */
  name: string;
}

export type Component = ComponentType<Record<string, unknown>>;

/** Properties as they cross to the browser. */
export interface EncodedProperties {
  wire: Record<string, unknown>;
  /** HTML that was rendered for good, by number of its slot. */
  slots: string[];
  /** The components of elements that cross, by `islandKey`. */
  components: Map<string, Component>;
}

/** Why a property can't cross. */
export class RefusedProperty extends Error {}

/** Names a component in what crosses. */
export function islandKey({ module, name }: IslandSource): string {
  return `${module} ${name}`;
}

/**
 * Writes properties so that JSON can hold them. Elements of HTML and of live components cross as they
 * are; all others are rendered here.
 *
 * @throws RefusedProperty for a function, or what else nothing can stand for.
 */
export function encodeProperties(
  properties: Record<string, unknown>,
  sourceOf: (component: object) => IslandSource | undefined,
): EncodedProperties {
  const slots: string[] = [];
  const components = new Map<string, Component>();

  const encodeAll = (values: object, path: string) =>
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, encode(value, path || name)]),
    );
  const encode = (value: unknown, path: string): unknown => {
    if (isValidElement<Record<string, unknown>>(value)) return encodeElement(value, path);
    if (Array.isArray(value)) return value.map((item) => encode(item, path));
    if (value instanceof Date) return { $: "date", date: value.toJSON() };
    const isPlain = typeof value === "object" && value !== null;
    if (isPlain && !("$$typeof" in value)) return encodeAll(value, path);
    if (isPlain || typeof value === "function" || typeof value === "symbol") throw refusal(path);
    return value;
  };
  const encodeElement = (
    element: ReactElement<Record<string, unknown>>,
    path: string,
  ): ElementValue | SlotValue => {
    const { type, key, props } = element;
    const source = typeof type === "string" ? undefined : sourceOf(Object(type));
    const before = slots.length;
    try {
      const own = { $: "element" as const, key };
      if (typeof type === "string") return { ...own, tag: type, props: encodeAll(props, path) };
      if (type === Fragment) return { ...own, tag: "", props: encodeAll(props, path) };
      if (source) {
        const module = placeholder("island", source.module);
        const island = { module, name: source.name };
        components.set(islandKey(island), Object(type));
        return { ...own, island, props: encodeAll(props, path) };
      }
    } catch (error) {
      if (!(error instanceof RefusedProperty)) throw error;
      // What it holds can't cross; what it looks like can.
      slots.length = before;
    }
    return { $: "slot", slot: slots.push(drawn(element)) - 1 };
  };
  return { wire: encodeAll(properties, ""), slots, components };
}

/** Islands within it are islands of their own. */
function drawn(element: ReactElement): string {
  return renderInside(false, () => renderToStaticMarkup(element));
}

function refusal(name: string): RefusedProperty {
  return new RefusedProperty(
    `The property "${name}" can't cross to the browser: a live component takes only values that JSON can write, and elements.`,
  );
}
