/**
 * What stands for a component that is not there, because its package is not installed or the engine has
 * none of that name. It is drawn as what is within it, so that the components around it stay.
 *
 * Components are bundled apart from the engine; globals are where both meet.
 */
/** Name of the symbol under which a stand-in has the reason, a sentence. */
export const ABSENT_KEY = "docs-engine.absent";

const NOTED = Symbol.for("docs-engine.absent-drawn");
const REPLACED = Symbol.for("docs-engine.replaced");
const LEFT_OUT = Symbol.for("docs-engine.left-out");

/** Begins the name of a component of the old theme that the site has in a form of its own. */
export const OWN_THEME = "OwnTheme_";

/** Whether the engine's form of such a component has to stand in, since the site's own fails. */
export function isReplaced(name: string): boolean {
  const reason = leftOut()?.get(name);
  if (reason !== undefined) replaced().add(reason);
  return reason !== undefined;
}

/** Whether this type of an element is such a component; it is noted for whoever asks. */
export function isAbsent(type: unknown): boolean {
  if (typeof type !== "function") return false;
  const name: unknown = Reflect.get(type, "displayName") ?? type.name;
  if (typeof name === "string" && name.startsWith(OWN_THEME)) return false;
  const reason: unknown = Reflect.get(type, Symbol.for(ABSENT_KEY)) ?? leftOut()?.get(name);
  if (typeof reason !== "string") return false;
  noteAbsent(reason);
  return true;
}

/** Notes for whoever asks that something could not be had. */
export function noteAbsent(reason: string): void {
  noted().add(reason);
}

/**
 * Begins to note for one rendering.
 *
 * @param leftOut Names of components that are there and fail, with the reason.
 */
export function beginAbsent(leftOut: ReadonlyMap<string, string> = new Map()): void {
  Reflect.set(globalThis, NOTED, new Set());
  Reflect.set(globalThis, REPLACED, new Set());
  Reflect.set(globalThis, LEFT_OUT, leftOut);
}

/** Why components were left out since then. */
export function absentReasons(): string[] {
  return [...noted()];
}

/** Why forms of the engine stood in since then. */
export function replacedReasons(): string[] {
  return [...replaced()];
}

function leftOut(): ReadonlyMap<unknown, string> | undefined {
  return Reflect.get(globalThis, LEFT_OUT);
}

function replaced(): Set<string> {
  const known: Set<string> | undefined = Reflect.get(globalThis, REPLACED);
  return known ?? new Set();
}

function noted(): Set<string> {
  const known: Set<string> | undefined = Reflect.get(globalThis, NOTED);
  return known ?? new Set();
}
