import { ABSENT_KEY, noteAbsent } from "./absent-component.ts";

/**
 * What stands for all that a module has whose package is not there. Names, calls and objects made of it are more of
 * the same; it is drawn as what is within it, and is no text. What wraps a component gives that component. Each use is
 * noted, so that only what needs the package is lost, and told.
 *
 * @param reason A sentence.
 */
export function standIn(reason: string): object {
  const target = Object.assign(function absent() {}, { [Symbol.for(ABSENT_KEY)]: reason });
  const use = (results: readonly unknown[]) => {
    noteAbsent(reason);
    return wrapped(results) ?? standIn(reason);
  };
  return new Proxy(target, {
    get: (_, key) => (Object.hasOwn(target, key) ? Reflect.get(target, key) : part(key, reason)),
    apply: (_target, _this, given) => use(given),
    construct: (_target, given) => Object(use(given)),
    // The bundler copies a module into an object with the same prototype.
    getPrototypeOf: () => new Proxy({}, { get: (_, key) => part(key, reason) }),
  });
}

/** A name of it; what waits for it must not wait for ever. */
function part(key: PropertyKey, reason: string): unknown {
  if (key === Symbol.toPrimitive) {
    noteAbsent(reason);
    return () => "";
  }
  if (key === Symbol.iterator) return () => [][Symbol.iterator]();
  return typeof key === "symbol" || NONE.has(key) ? undefined : standIn(reason);
}

const NONE: ReadonlySet<PropertyKey> = new Set(["__esModule", "then", "toJSON", "$$typeof"]);

/** The component that it is called with and nothing else: `observer(Chart)`. */
function wrapped(given: readonly unknown[]): unknown {
  const [only] = given;
  if (given.length !== 1 || typeof only !== "function") return undefined;
  // Names of JavaScript's own, such as "Boolean", begin like those of components.
  const isComponent = /^[A-Z]/.test(only.name) && Reflect.get(globalThis, only.name) !== only;
  return isComponent ? only : undefined;
}
