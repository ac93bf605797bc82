/** The ids of one page: each is given out once. */
export class UniqueIds {
  readonly #taken = new Set<string>();

  /** The id of some names from the root down; one that is taken gets a number. */
  add(...names: string[]): string {
    const base = idOf(...names);
    let id = base;
    for (let number = 2; this.#taken.has(id); number++) id = `${base}-${number}`;
    this.#taken.add(id);
    return id;
  }

  /** In the order in which they were given out. */
  all(): string[] {
    return [...this.#taken];
  }
}

/** "response-200.owner.id": signs that an address would escape become hyphens. */
export function idOf(...names: string[]): string {
  return names.map(cleanName).join(".");
}

function cleanName(name: string): string {
  return name.replaceAll(/[^\p{L}\p{N}_.~$@-]+/gu, "-") || "-";
}
