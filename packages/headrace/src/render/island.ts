import { type ComponentType, createElement, type ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { placeholder } from "../model/placeholders.ts";

export interface IslandSource {
  /** Path of the module, relative to the project's root. */
  module: string;
  /** Name of the export. */
  name: string;
}

/**
 * A component that renders as `component` does, inside an element from which the browser can
 * hydrate it: the script to load, the export's name, the properties as JSON.
 *
 * Rendering throws when a property can't be written as JSON (a function, an element).
 */
export function island<P extends object>(component: ComponentType<P>, source: IslandSource) {
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each export of a module
  return function Island(properties: P): ReactElement {
    assertSerializable(properties, source);
    // A root of its own: hydration needs the marks between texts that static markup leaves out.
    const html = renderToString(createElement(component, properties));
    return createElement("div", {
      "data-island": placeholder("island", source.module),
      "data-export": source.name,
      "data-props": JSON.stringify(properties),
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output
      dangerouslySetInnerHTML: { __html: html },
    });
  };
}

function assertSerializable(properties: object, source: IslandSource): void {
  for (const [name, value] of Object.entries(properties)) {
    const isElement = typeof value === "object" && value !== null && "$$typeof" in value;
    if (typeof value === "function" || typeof value === "symbol" || isElement) {
      throw new Error(
        `The property "${name}" of <${source.name}> can't cross to the browser: ` +
          "a component that begins with 'use client' takes only values that JSON can write.",
      );
    }
  }
}
