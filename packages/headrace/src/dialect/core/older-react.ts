/**
 * Of React up to 18, for packages that were written for it: what React 19 took away.
 * https://react.dev/blog/2024/04/25/react-19-upgrade-guide
 */
import { createElement as create, type ElementType, type ReactNode } from "react";

type Properties = Record<string, unknown>;

/** Properties of an element with the defaults of its component. React 19 asks those of classes only. */
export function withDefaultProps(type: unknown, properties: Properties | null): Properties | null {
  if (typeof type === "string") return properties;
  const defaults: unknown = Object(type).defaultProps;
  if (typeof defaults !== "object" || defaults === null) return properties;
  const given = Object.entries({ ...properties }).filter(([, value]) => value !== undefined);
  return { ...defaults, ...Object.fromEntries(given) };
}

/** An element, with the defaults of its component. */
export function createElement(
  type: ElementType,
  properties: Properties | null,
  ...children: ReactNode[]
) {
  return create(type, withDefaultProps(type, properties), ...children);
}

/** Makes elements of one component. */
export function createFactory(type: ElementType) {
  return (properties: Properties | null, ...children: ReactNode[]) =>
    createElement(type, properties, ...children);
}
