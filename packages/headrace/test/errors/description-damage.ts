/** Valid API descriptions, and random ways to break them. */
import type { Random } from "../../bench/random.ts";

/** A document as JSON has it. */
export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

/** One kind of damage at one place. */
export interface Damage {
  kind: string;
  /** Keys down to what was damaged. */
  path: readonly string[];
}

/** Values of the wrong kind, and too large ones. */
const WRONG: readonly Json[] = [
  null,
  true,
  -1,
  1e308,
  "",
  "\u0000",
  "x".repeat(70_000),
  [],
  [null],
  {},
  { $ref: "#/components/schemas/Nowhere" },
  { $ref: "absent.yaml#/a" },
  { $ref: "../../../../etc/passwd" },
  { $ref: "https://127.0.0.1:9/a.yaml" },
  { $ref: 7 },
  { $ref: "#/components/schemas/%zz~9" },
  { $ref: "#" },
  [[[[[[[[[[[]]]]]]]]]]],
  { __proto__: null, constructor: "x", toString: [] },
  Object.fromEntries(Array.from({ length: 300 }, (_, index) => [`p${index}`, { $ref: "#/info" }])),
];

/** Damages a copy at one to three places. */
export function damaged(base: Json, random: Random): { document: Json; damages: Damage[] } {
  const document = structuredClone(base);
  const damages: Damage[] = [];
  for (let round = random.integer(1, 3); round > 0; round--) {
    const place = random.pick(placesIn(document, []));
    damages.push({ kind: breakAt(place, document, random), path: place.path });
  }
  return { document, damages };
}

/** A member of an object or list, and what holds it. */
interface Place {
  holder: { [name: string]: Json } | Json[];
  key: string;
  path: readonly string[];
}

function placesIn(node: Json, path: readonly string[]): Place[] {
  if (typeof node !== "object" || node === null || path.length > 40) return [];
  return Object.entries(node).flatMap(([key, value]) => {
    const here = [...path, key];
    return [{ holder: node, key, path: here }, ...placesIn(value, here)];
  });
}

function breakAt({ holder, key, path }: Place, document: Json, random: Random): string {
  const kind = random.pick(["delete", "retype", "rename", "cycle", "wrap", "repeat"]);
  const value = read(holder, key);
  if (kind === "delete") remove(holder, key);
  else if (kind === "retype") write(holder, key, random.pick(WRONG));
  else if (kind === "cycle") write(holder, key, { $ref: pointerTo(random, path) });
  else if (kind === "wrap") write(holder, key, random.next() < 0.5 ? [value] : { value });
  else if (kind === "rename") {
    remove(holder, key);
    write(holder, `${key}\u200b`, value);
  } else {
    const elsewhere = random.pick(placesIn(document, []));
    write(elsewhere.holder, elsewhere.key, structuredClone(value));
    return `repeat at /${elsewhere.path.join("/")}`;
  }
  return kind;
}

/** To the place itself or to something around it. */
function pointerTo(random: Random, path: readonly string[]): string {
  const part = path.slice(0, random.integer(0, path.length));
  return `#/${part.map((name) => name.replaceAll("~", "~0").replaceAll("/", "~1")).join("/")}`;
}

function read(holder: Place["holder"], key: string): Json {
  return (Array.isArray(holder) ? holder[Number(key)] : holder[key]) ?? null;
}

function write(holder: Place["holder"], key: string, value: Json): void {
  if (Array.isArray(holder)) holder[Number.parseInt(key, 10)] = value;
  else holder[key] = value;
}

function remove(holder: Place["holder"], key: string): void {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
}

/** A text in bytes that no reader of UTF-8 expects, or cut, or with signs that steer. */
export function misencoded(text: string, random: Random): Buffer {
  const bytes = Buffer.from(text);
  const at = random.integer(0, bytes.length - 1);
  return random.pick([
    () => Buffer.from(text, "utf16le"),
    () => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")]),
    () => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes]),
    () => Buffer.from(text.replaceAll("a", "\u00e4"), "latin1"),
    () => bytes.subarray(0, at),
    () =>
      Buffer.concat([bytes.subarray(0, at), Buffer.from([0, 1, 0x1b, 0x5b]), bytes.subarray(at)]),
    () => Buffer.concat([bytes.subarray(0, at), Buffer.from([0xc3, 0x28]), bytes.subarray(at)]),
    () => Buffer.from(text.replaceAll("\n", "\r")),
    () => Buffer.from(text.replaceAll("  ", "\t")),
    () => Buffer.from(text.split("\n").reverse().join("\n")),
    () => Buffer.concat([bytes, Buffer.from("\n---\n"), bytes]),
    () => Buffer.from("- ".repeat(at)),
    () => Buffer.from("[".repeat(at * 10)),
    () => Buffer.alloc(0),
  ])();
}
