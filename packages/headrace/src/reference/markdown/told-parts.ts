/** What a page has told, so that it says once what its operation answers in many places. */
export class ToldParts {
  readonly #places = new Map<string, string>();

  /** Where this was told before; if nowhere, it is told at `place` now. */
  before(text: string, place: string): string | undefined {
    const before = this.#places.get(text);
    if (before === undefined) this.#places.set(text, place);
    return before;
  }
}
