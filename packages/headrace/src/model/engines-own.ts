const KEY = "headrace.engines-own";

/**
 * Marks a component that says of an element what the engine says itself. Components are bundled apart from the
 * engine, so the mark is a property that both know by its name.
 */
export const ENGINES_OWN = { [Symbol.for(KEY)]: true };

/** Whether something is a component of the engine, with nothing of the site about it. */
export function isEnginesOwn(value: unknown): boolean {
  return Symbol.for(KEY) in Object(value);
}
