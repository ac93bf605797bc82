import type { JsonObject } from "../model/json-object.ts";
import { fingerprint } from "./hash.ts";
import type { PracticeDocument } from "./practice-data.ts";

/** A document that the server holds. */
export interface StoredDocument {
  /** Its address. */
  path: string;
  value: JsonObject;
  /** Strong, quotation marks included. */
  etag: string;
  /**
   * Since when it is in its state, in milliseconds. `null`: since before the start; such states do
   * not advance, so that every example holds until somebody changes the document.
   */
  since: number | null;
}

/** All documents by address, in the order in which they came. */
export class DocumentStore {
  readonly #documents = new Map<string, StoredDocument>();

  constructor(documents: readonly PracticeDocument[]) {
    for (const { path, value, etag } of documents) {
      this.#documents.set(path, { path, value, etag: etag ?? etagOf(value), since: null });
    }
  }

  get(path: string): StoredDocument | undefined {
    return this.#documents.get(path);
  }

  /** Adds or replaces; a new state begins now. */
  put(path: string, value: JsonObject, now: number): StoredDocument {
    const old = this.#documents.get(path);
    const isSameState = old !== undefined && old.value.status === value.status;
    const since = isSameState ? old.since : now;
    const document = { path, value, etag: etagOf(value), since };
    this.#documents.set(path, document);
    return document;
  }

  /** Removes a document and everything below it. */
  remove(path: string): void {
    for (const other of this.#documents.keys()) {
      if (other === path || other.startsWith(`${path}/`)) this.#documents.delete(other);
    }
  }

  /** The documents directly in a collection; a segment `*` of its address is any one. */
  in(collection: string): StoredDocument[] {
    const wanted = collection.split("/");
    return this.all().filter(({ path }) => {
      const segments = path.split("/");
      return (
        segments.length === wanted.length + 1 &&
        wanted.every((segment, index) => segment === "*" || segment === segments[index])
      );
    });
  }

  all(): StoredDocument[] {
    return [...this.#documents.values()];
  }
}

/** Of any JSON. */
export function etagOf(value: JsonObject): string {
  return `"${fingerprint(JSON.stringify(value))}"`;
}
