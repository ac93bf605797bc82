/**
 * What islands and the compiler tell each other while a page is rendered. Components are bundled apart
 * from the engine, so a global is where both meet; rendering is synchronous.
 */
const STATE = Symbol.for("docs-engine.islands");

/** A live component that stays as it was rendered. */
export interface IslandNote {
  /** Name of the component. */
  name: string;
  /** Path of its module, relative to the project's root. */
  module: string;
  /** Why, as a sentence. */
  reason: string;
}

interface IslandState {
  isInside: boolean;
  notes: IslandNote[];
  /** See `beginIslands`. */
  drawsLate?: boolean;
}

/** Why a component can't be drawn by itself: it asks for what stands around it. The message is a sentence. */
export class NeedsSurroundings extends Error {}

/**
 * Begins to note for one rendering.
 *
 * @param options.drawsLate What is for a browser only is drawn, too, where nothing will come to life: what fails of it is
 *   left out.
 */
export function beginIslands({ drawsLate = false } = {}): void {
  Reflect.set(globalThis, STATE, { isInside: false, notes: [], drawsLate } satisfies IslandState);
}

/** Whether what is for a browser only is drawn here, since nobody else will. */
export function isDrawnLate(): boolean {
  const { isInside, drawsLate = false } = state();
  return drawsLate && !isInside;
}

/** What was noted since `beginIslands`. */
export function islandNotes(): readonly IslandNote[] {
  return state().notes;
}

/** Notes that a component is not live on this page. */
export function noteIsland(note: IslandNote): void {
  state().notes.push(note);
}

/** Whether what is rendered now will be hydrated, all of it at once. */
export function isInsideIsland(): boolean {
  return state().isInside;
}

/** Renders something as a part of an island, or as what an island leaves alone. */
export function renderInside<Result>(isInside: boolean, render: () => Result): Result {
  const before = setInsideIsland(isInside);
  try {
    return render();
  } finally {
    setInsideIsland(before);
  }
}

/** Says it of what is rendered from now on; gives what was said before. */
export function setInsideIsland(isInside: boolean): boolean {
  const current = state();
  const before = current.isInside;
  current.isInside = isInside;
  return before;
}

/** Until the next rendering begins, islands are drawn as parts of what is around them: React then knows the names of all that fails. */
export function drawIslandsInPlace(): void {
  state().isInside = true;
}

function state(): IslandState {
  const known: IslandState | undefined = Reflect.get(globalThis, STATE);
  return known ?? { isInside: false, notes: [] };
}
