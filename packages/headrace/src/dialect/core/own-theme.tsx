import { createElement, type ElementType, type FunctionComponent } from "react";
import { isAbsent, isReplaced, OWN_THEME } from "../../model/islands/absent-component.ts";

/**
 * A component of the old theme that the site has in a form of its own, which is written for the inside of
 * that theme: where it fails, the engine's form takes its place.
 *
 * @param name As it is imported: "Tabs".
 */
export function withEnginesForm(name: string, own: unknown, engines: ElementType): unknown {
  if (!isComponent(own)) return own;
  const displayName = OWN_THEME + name.replaceAll(/\W/g, "_");
  const choose = (properties: Record<string, unknown>) =>
    createElement(isReplaced(displayName) || isAbsent(own) ? engines : own, properties);
  return Object.assign(choose, Object.fromEntries(Object.entries(own)), { displayName });
}

function isComponent(value: unknown): value is FunctionComponent<Record<string, unknown>> {
  return typeof value === "function";
}
