/** A `Storage` in memory, for tests; `isBlocked` makes it throw like a browser that forbids it. */
export class MemoryStorage implements Storage {
  readonly #values = new Map<string, string>();
  isBlocked = false;

  get length(): number {
    return this.#values.size;
  }

  clear(): void {
    this.#values.clear();
  }

  key(index: number): string | null {
    return [...this.#values.keys()][index] ?? null;
  }

  getItem(key: string): string | null {
    this.#check();
    return this.#values.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    this.#check();
    this.#values.set(key, value);
  }

  removeItem(key: string): void {
    this.#check();
    this.#values.delete(key);
  }

  #check(): void {
    if (this.isBlocked) throw new DOMException("The operation is insecure.", "SecurityError");
  }
}

/** What the browser sends to the other tabs when one of them changes storage. */
export function storageEvent(key: string | null): Event {
  return Object.assign(new Event("storage"), { key });
}
