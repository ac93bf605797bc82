/**
 * Ends components that render themselves, by a cycle through other components or Markdown. React would
 * go on until memory ends; so the elements of one rendering are counted.
 */

/** More uses of components than any page has; tags of HTML do not count. */
const MOST_USES = 50_000;

/** Enough to find the cycle in. */
const REMEMBERED = 60;

/** Components are bundled apart from the engine; this is where both meet. */
const COUNT = Symbol.for("docs-engine.elements");

interface Count {
  uses: number;
  /** Names of the components that were used last. */
  names: string[];
}

/** Begins to count for one rendering. */
export function countElements(): void {
  Reflect.set(globalThis, COUNT, { uses: 0, names: [] } satisfies Count);
}

/**
 * Notes an element that is made.
 *
 * @throws when there are so many that they have no end; the message names the cycle.
 */
export function noteElement(type: unknown): void {
  const count: Count | undefined = Reflect.get(globalThis, COUNT);
  const isComponent = typeof type === "function" || (typeof type === "object" && type !== null);
  if (!count || !isComponent) return;
  count.uses++;
  if (count.uses > MOST_USES - REMEMBERED) count.names.push(nameOf(type));
  if (count.uses > MOST_USES) {
    throw new Error(`It renders itself without end: ${cycleOf(count.names).join(" → ")}.`);
  }
}

function nameOf(type: object): string {
  const displayName: unknown = Reflect.get(type, "displayName") ?? Reflect.get(type, "name");
  return typeof displayName === "string" && displayName !== "" ? displayName : "a component";
}

/** From the last use of a name to the one before. */
function cycleOf(names: readonly string[]): string[] {
  const last = names.at(-1);
  const before = last === undefined ? -1 : names.lastIndexOf(last, -2);
  return names.slice(Math.max(before, 0));
}
