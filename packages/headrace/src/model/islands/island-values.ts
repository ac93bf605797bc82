/**
 * How properties cross to the browser: as JSON, in which an object with the key "$" stands for what
 * JSON has not. HTML that was rendered for good is a slot: its text stays in the document.
 */
export interface SlotValue {
  $: "slot";
  slot: number;
}

/** An element of HTML, or of a component that the browser can load. */
export interface ElementValue {
  $: "element";
  /** Name of an HTML element; "" for a fragment. */
  tag?: string;
  /** Address of the component's script, and its export. */
  island?: { module: string; name: string };
  key: string | null;
  props: Record<string, unknown>;
}

/** The element around a slot: the browser takes it for inline, whatever is in it. */
export const SLOT_ELEMENT = "island-slot";

/** Makes what an island gets, of what crossed. */
export interface DecodeIsland {
  slot(index: number): unknown;
  element(value: ElementValue, props: Record<string, unknown>): unknown;
}

/** Properties as the component takes them. */
export function decodeProperties(
  properties: Record<string, unknown>,
  decode: DecodeIsland,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties).map(([name, value]) => [name, decodeValue(value, decode)]),
  );
}

function decodeValue(value: unknown, decode: DecodeIsland): unknown {
  if (Array.isArray(value)) return value.map((item) => decodeValue(item, decode));
  if (isSlot(value)) return decode.slot(value.slot);
  if (isElement(value)) return decode.element(value, decodeProperties(value.props, decode));
  if (typeof value !== "object" || value === null) return value;
  if ("$" in value && value.$ === "date") return new Date(Object(value).date);
  return decodeProperties(Object.fromEntries(Object.entries(value)), decode);
}

/** The scripts that have to be there before properties can be decoded. */
export function islandModules(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  const own = isElement(value) && value.island ? [value.island.module] : [];
  return [...own, ...Object.values(value).flatMap(islandModules)];
}

function isSlot(value: unknown): value is SlotValue {
  return typeof value === "object" && value !== null && "$" in value && value.$ === "slot";
}

function isElement(value: unknown): value is ElementValue {
  return typeof value === "object" && value !== null && "$" in value && value.$ === "element";
}
