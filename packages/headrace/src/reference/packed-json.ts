/** A shorter part is as good where it stands. */
const LEAST_LENGTH = 100;
/** Begins the reference to a part; a text that begins with it begins with two. One byte in memory, as most texts. */
const MARK = "\u007F";
/** Around the number of a part while parts are gathered: JSON has it nowhere. */
const SEAM = "\u0001";
const REFERENCE = new RegExp(`${SEAM}(\\d+)${SEAM}`, "g");

/**
 * JSON of a value in which parts that are the same stand but once: an operation describes the same
 * schema for each of its media types and answers. It is a list of parts, of which each refers to those
 * before it, as "\u007F12"; the last one is the value.
 */
export function packJson(value: unknown): string {
  /** Parts by their JSON, in which the mark and a number stand for a part inside. */
  const numbers = new Map<string, number>();
  const parts: { json: string; length: number; uses: number }[] = [];
  const read = (child: unknown): { json: string; length: number } | undefined => {
    if (typeof child !== "object" || child === null) {
      const isMarked = typeof child === "string" && child.startsWith(MARK);
      const json: string | undefined = JSON.stringify(isMarked ? MARK + child : child);
      return json === undefined ? undefined : { json, length: json.length };
    }
    const isList = Array.isArray(child);
    const inside: string[] = [];
    let length = 2;
    for (const [name, below] of Object.entries(child)) {
      const one = read(below) ?? (isList ? { json: "null", length: 4 } : undefined);
      if (!one) continue;
      const key = isList ? "" : `${JSON.stringify(name)}:`;
      inside.push(key + one.json);
      length += key.length + one.length + 1;
    }
    const json = isList ? `[${inside.join()}]` : `{${inside.join()}}`;
    if (length < LEAST_LENGTH) return { json, length };
    const number = numbers.get(json) ?? parts.push({ json, length, uses: 0 }) - 1;
    numbers.set(json, number);
    const part = parts[number];
    if (part) part.uses += 1;
    return { json: SEAM + number + SEAM, length: LEAST_LENGTH };
  };
  const whole = read(value)?.json ?? "null";
  const places = new Map<number, number>();
  const write = (json: string): string =>
    json.replace(REFERENCE, (_, number: string) => {
      const part = parts[Number(number)];
      const place = places.get(Number(number));
      if (place !== undefined) return `"${MARK}${place}"`;
      return write(part?.json ?? "null");
    });
  const shared: string[] = [];
  for (const [number, { json, uses }] of parts.entries()) {
    if (uses < 2) continue;
    shared.push(write(json));
    places.set(number, shared.length - 1);
  }
  return `[${[...shared, write(whole)].join()}]`;
}

/**
 * A packed object with more fields.
 *
 * @param fields No text of theirs begins with the mark.
 */
export function withFields(packed: string, fields: Record<string, unknown>): string {
  return `${packed.slice(0, -"}]".length)},${JSON.stringify(fields).slice(1)}]`;
}

/** The value of which `packJson` made a text; what stood once is one object. */
export function unpackJson(text: string): unknown {
  const parts: unknown[] = JSON.parse(text);
  const whole = (value: unknown): unknown => {
    if (typeof value === "string")
      return value.startsWith(MARK) ? (parts[Number(value.slice(1))] ?? value.slice(1)) : value;
    if (typeof value === "object" && value !== null)
      for (const [name, below] of Object.entries(value)) Reflect.set(value, name, whole(below));
    return value;
  };
  for (const [index, part] of parts.entries()) parts[index] = whole(part);
  return parts.at(-1);
}
