import type { Json } from "../../model/api.ts";
import { escapePointer } from "../../model/json-pointer.ts";
import { localized } from "../../model/messages/localized.ts";
import { fill } from "../../model/messages/messages.ts";
import { type JsonToken, jsonTokens } from "./json-tokens.ts";

/** JSON with the places of its values, or the first thing that makes it no JSON. */
export type ParsedJson =
  | {
      ok: true;
      value: Json /** Offset of a value by its JSON pointer. */;
      offsets: Map<string, number>;
    }
  | { ok: false; message: string; offset: number };

/** Deeper text is nobody's, and would exhaust the stack. */
const DEPTH_LIMIT = 500;

/** Parses JSON text and remembers where each value stands (an object's member: at its name). */
export function parseJson(text: string): ParsedJson {
  const parser = new Parser(text);
  try {
    const value = parser.document();
    return { ok: true, value, offsets: parser.offsets };
  } catch (error) {
    if (error instanceof Unexpected)
      return { ok: false, message: error.message, offset: error.offset };
    throw error;
  }
}

/** What is wrong, and where. */
class Unexpected extends Error {
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

class Parser {
  readonly offsets = new Map<string, number>();
  readonly #tokens: Iterator<JsonToken>;
  readonly #length: number;
  #next: JsonToken | undefined;

  constructor(text: string) {
    this.#tokens = jsonTokens(text);
    this.#length = text.length;
    this.#advance();
  }

  document(): Json {
    const value = this.#value("", 0);
    if (this.#next) throw this.#unexpected(localized("theEnd"));
    return value;
  }

  #value(pointer: string, depth: number): Json {
    const token = this.#next;
    if (!this.offsets.has(pointer)) this.offsets.set(pointer, token?.start ?? this.#length);
    if (depth > DEPTH_LIMIT) throw new Unexpected(localized("tooDeep"), token?.start ?? 0);
    if (token?.text === "{") return this.#object(pointer, depth);
    if (token?.text === "[") return this.#array(pointer, depth);
    if (!token || token.kind === "mark" || token.kind === "invalid")
      throw this.#unexpected(localized("aValue"));
    this.#advance();
    return JSON.parse(token.text);
  }

  #object(pointer: string, depth: number): Json {
    const members: [string, Json][] = [];
    this.#take("{");
    while (this.#next?.text !== "}") {
      if (members.length > 0) this.#take(",", `“,” ${localized("or")} “}”`);
      const name = this.#name();
      const at = `${pointer}/${escapePointer(name.key)}`;
      this.offsets.set(at, name.start);
      this.#take(":");
      members.push([name.key, this.#value(at, depth + 1)]);
    }
    this.#take("}");
    // Unlike an assignment, this makes "__proto__" a member like any other.
    return Object.fromEntries(members);
  }

  #name(): { key: string; start: number } {
    const token = this.#next;
    if (token?.kind !== "string") throw this.#unexpected(localized("aQuotedName"));
    this.#advance();
    return { key: JSON.parse(token.text), start: token.start };
  }

  #array(pointer: string, depth: number): Json {
    const items: Json[] = [];
    this.#take("[");
    while (this.#next?.text !== "]") {
      if (items.length > 0) this.#take(",", "“,” or “]”");
      items.push(this.#value(`${pointer}/${items.length}`, depth + 1));
    }
    this.#take("]");
    return items;
  }

  #take(mark: string, expected = `“${mark}”`): void {
    if (this.#next?.text !== mark) throw this.#unexpected(expected);
    this.#advance();
  }

  #unexpected(expected: string): Unexpected {
    const token = this.#next;
    if (!token) return new Unexpected(fill(localized("textEnds"), { expected }), this.#length);
    const found = token.text.length > 20 ? `${token.text.slice(0, 20)}…` : token.text;
    return new Unexpected(fill(localized("expectedToken"), { expected, found }), token.start);
  }

  #advance(): void {
    do this.#next = this.#tokens.next().value;
    while (this.#next?.kind === "space");
  }
}
