import { decodeAddress } from "../model/routes.ts";
import type { FoundFile, ServedFolder } from "./served-folder.ts";

/** A file of a site that its host goes by; read again when a rebuilt site has another. */
export class HostFile<Value> {
  readonly #files: ServedFolder;
  readonly #name: string;
  readonly #parse: (text: string) => Value;
  #known: { found: FoundFile | undefined; value: Value };

  /** @param parse Takes an empty text for an absent file. */
  constructor(files: ServedFolder, name: string, parse: (text: string) => Value) {
    this.#files = files;
    this.#name = name;
    this.#parse = parse;
    this.#known = { found: undefined, value: parse("") };
  }

  get value(): Value {
    const found = this.#files.find(this.#name);
    if (found !== this.#known.found) {
      const text = found ? this.#files.read(found).toString() : "";
      this.#known = { found, value: this.#parse(text) };
    }
    return this.#known.value;
  }
}

/**
 * The lines "/old /new 301" of a file `_redirects`: addresses by the decoded path that leads to them, with a slash at
 * its end or without.
 */
export function parseRedirects(text: string): ReadonlyMap<string, string> {
  return new Map(
    text.split("\n").flatMap((line) => {
      const [from = "", to = "", status] = line.trim().split(/\s+/);
      return status === "301" ? [[withoutSlash(decodeAddress(from)), to] as const] : [];
    }),
  );
}

/** A path as redirects are looked up by. */
export function withoutSlash(path: string): string {
  return path.replace(/(?<=.)\/$/, "");
}
