import type { Schema } from "../../model/api.ts";

/** A number for the schema: the least that it allows from zero, if it allows any; `index` moves it on. */
export function generateNumber(schema: Schema, integer: boolean, index: number): number {
  const step = schema.multipleOf ?? (integer ? 1 : smallStep(schema));
  const whole = integer && !Number.isInteger(step) ? toWhole(step) : step;
  const least = lowest(schema, whole);
  const most = highest(schema, whole);
  const positive = Math.min(whole, most ?? whole);
  // The least of 32 bits would be an example of nothing.
  const start = least === undefined || least < 0 ? Math.max(positive, least ?? positive) : least;
  const value = round(start + index * whole);
  return most !== undefined && value > most ? start : value;
}

/** The least multiple of `step` that the bounds allow. */
function lowest({ minimum, exclusiveMinimum }: Schema, step: number): number | undefined {
  if (minimum === undefined && exclusiveMinimum === undefined) return undefined;
  const bound = Math.max(minimum ?? -Infinity, exclusiveMinimum ?? -Infinity);
  const value = round(Math.ceil(round(bound / step)) * step);
  return value === exclusiveMinimum ? round(value + step) : value;
}

function highest({ maximum, exclusiveMaximum }: Schema, step: number): number | undefined {
  if (maximum === undefined && exclusiveMaximum === undefined) return undefined;
  const bound = Math.min(maximum ?? Infinity, exclusiveMaximum ?? Infinity);
  const value = round(Math.floor(round(bound / step)) * step);
  return value === exclusiveMaximum ? round(value - step) : value;
}

/** Fits between bounds that are less than 1 apart. */
function smallStep(schema: Schema): number {
  const low = schema.minimum ?? schema.exclusiveMinimum;
  const high = schema.maximum ?? schema.exclusiveMaximum;
  if (low === undefined || high === undefined || high - low > 2) return 1;
  return (high - low) / 4 || 1;
}

/** The least multiple of a fraction that is whole: 5 for 2.5. */
function toWhole(step: number): number {
  for (let factor = 1; factor <= 1000; factor += 1) {
    if (Number.isInteger(round(step * factor))) return round(step * factor);
  }
  return 1;
}

/** 0.1 * 3 is 0.30000000000000004. */
function round(value: number): number {
  return Number(value.toPrecision(15));
}
