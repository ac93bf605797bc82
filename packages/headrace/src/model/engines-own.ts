const KEY = "headrace.engines-own";

/**
 * Marks what says of an element what the engine says itself. Components are bundled apart from the engine, so
 * the mark is a property that both know by its name; a copy with parts of the site's own has it no more.
 */
export function noteEnginesOwn<Own extends object>(own: Own): Own {
  return Object.defineProperty(own, Symbol.for(KEY), { value: true });
}

/** Whether something is a component of the engine, with nothing of the site about it. */
export function isEnginesOwn(value: unknown): boolean {
  return Symbol.for(KEY) in Object(value);
}
