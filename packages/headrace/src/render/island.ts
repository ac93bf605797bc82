import { createElement, Fragment, type ReactElement, type ReactNode, useId } from "react";
import { renderToString } from "react-dom/server";
import {
  isInsideIsland,
  NeedsSurroundings,
  noteIsland,
  renderInside,
} from "../model/islands/island-rendering.ts";
import { decodeProperties, SLOT_ELEMENT } from "../model/islands/island-values.ts";
import { drawWithinRoot } from "../model/islands/site-root.ts";
import { placeholder } from "../model/placeholders.ts";
import {
  type Component,
  type EncodedProperties,
  encodeProperties,
  type IslandSource,
  islandKey,
  RefusedProperty,
} from "./island-properties.ts";

/** Components that the browser can load, by the island around them. */
const SOURCES = new WeakMap<object, IslandSource>();

/** What React keeps on components that are objects; it means nothing on a function. */
const OF_REACT = new Set(["$$typeof", "type", "render", "compare"]);

/**
 * A component that renders as `exported` does, inside an element from which the browser can hydrate
 * it: the script to load, the export's name, the properties as JSON. Within another island it is that
 * island's. What is no component stays as it is.
 *
 * Where the browser could not draw the same, since a property can't cross, the component stays as it
 * was rendered, and that is noted.
 */
export function island(exported: unknown, source: IslandSource): unknown {
  if (!isComponent(exported, source)) return exported;
  const component = exported;
  function Island(properties: Record<string, unknown>, ...rest: unknown[]): ReactNode {
    if (typeof component === "function" && isCalledAsHelper(properties, rest))
      return Reflect.apply(component, undefined, [properties, ...rest]);
    // The browser, which has no such wrapper, must count the same ids.
    if (isInsideIsland()) return createElement(component, properties);
    // biome-ignore lint/correctness/useHookAtTopLevel: a rendering is inside an island or is not
    const id = useId();
    const live = liveElement({ component, properties, source, id });
    return live ?? createElement(component, properties);
  }
  const statics = Object.entries(component).filter(([name]) => !OF_REACT.has(name));
  SOURCES.set(Island, source);
  return Object.assign(Island, { displayName: source.name }, Object.fromEntries(statics));
}

/**
 * Functions, but for helpers and hooks, and the objects that `memo` and `forwardRef` make; contexts are objects, too.
 * A default export may be called as its writer likes ("index", "my_page_default" by the bundler): pages give it another
 * name.
 */
function isComponent(value: unknown, { name }: IslandSource): value is Component {
  if (typeof value === "function")
    return name === "default" ? !/^use[A-Z]/.test(value.name) : !/^[a-z]/.test(value.name);
  const isPlain = typeof value !== "object" || value === null || !("$$typeof" in value);
  return !isPlain && !("props" in value) && !("Consumer" in value || "_context" in value);
}

/** React gives a component its properties, and nothing else. */
function isCalledAsHelper(properties: unknown, rest: readonly unknown[]): boolean {
  const isPlain = typeof properties === "object" && properties !== null;
  return !isPlain || Array.isArray(properties) || rest.some((one) => one !== undefined);
}

interface LiveComponent {
  component: Component;
  properties: Record<string, unknown>;
  source: IslandSource;
  /** Begins the ids that the component makes. */
  id: string;
}

/** `undefined`, with a note, when the browser could not draw the same. */
function liveElement(live: LiveComponent): ReactElement | undefined {
  const { component, properties, source, id } = live;
  try {
    const encoded = encodeProperties(properties, (component) => SOURCES.get(component));
    const html = drawnHtml(live, encoded);
    return createElement(isInline(html) ? "span" : "div", {
      "data-island": placeholder("island", source.module),
      "data-export": source.name,
      "data-props": JSON.stringify(encoded.wire),
      ...(html.includes(id) ? { "data-prefix": id } : {}),
      dangerouslySetInnerHTML: { __html: html + unusedSlots(encoded, html) },
    });
  } catch (error) {
    if (!(error instanceof RefusedProperty || error instanceof NeedsSurroundings)) throw error;
    const { displayName, name } = component;
    noteIsland({ ...source, name: displayName || name || source.name, reason: error.message });
    return undefined;
  }
}

/** What the browser will draw, too. */
function drawnHtml(live: LiveComponent, encoded: EncodedProperties): string {
  const { component, properties, id } = live;
  const draw = (given: Record<string, unknown>) =>
    renderInside(true, () =>
      // A root of its own: hydration needs the marks between texts that static markup leaves out.
      drawWithinRoot(createElement(component, given), (element) =>
        renderToString(element, { identifierPrefix: id }),
      ),
    );
  const wanted = draw(properties);
  if (encoded.slots.length === 0 && encoded.components.size === 0) return wanted;
  const refusal = new RefusedProperty(
    "It looks into what stands between its tags, and the browser gets that as it was rendered.",
  );
  let html: string;
  try {
    html = draw(decodeHere(encoded));
  } catch {
    throw refusal;
  }
  if (textOf(html) !== textOf(wanted)) throw refusal;
  return html;
}

function decodeHere({ wire, slots, components }: EncodedProperties): Record<string, unknown> {
  return decodeProperties(wire, {
    slot: (slot) => slotElement(slot, slots[slot] ?? ""),
    element({ tag, island: own, key }, props) {
      const component = own && components.get(islandKey(own));
      return component
        ? createElement(component, { ...props, key })
        : createElement(tag || Fragment, { ...props, key });
    },
  });
}

function slotElement(slot: number, html: string): ReactElement {
  return createElement(SLOT_ELEMENT, {
    key: `slot-${slot}`,
    "data-slot": slot,
    // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
    dangerouslySetInnerHTML: { __html: html },
  });
}

/** Slots that the component does not show yet: the browser keeps them until it does. */
function unusedSlots({ slots }: EncodedProperties, html: string): string {
  return slots
    .map((text, slot) => `<template data-slot="${slot}">${text}</template>`)
    .filter((_, slot) => !html.includes(`<${SLOT_ELEMENT} data-slot="${slot}"`))
    .join("");
}

function textOf(html: string): string {
  return html.replace(/<[^>]*>/g, "").replace(/\s+/g, "");
}

const INLINE =
  /^(?:<(?:a|abbr|b|button|code|em|i|img|input|kbd|label|mark|select|small|span|strong|sub|sup|svg|time|u)\b|[^<])/;

/** A component that begins within a line stays in it. */
function isInline(html: string): boolean {
  return INLINE.test(html.replace(/^(?:<!--.*?-->)+/, ""));
}
