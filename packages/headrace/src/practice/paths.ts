import { toWellFormed } from "../api/request/percent-encoding.ts";
import { decodeAddress } from "../model/routes.ts";

/** Decoded values of a template's `{…}`. */
export type PathValues = Record<string, string>;

/** Values of a path for a template, or undefined when it does not fit. Both without a query. */
export function matchPath(template: string, path: string): PathValues | undefined {
  const wanted = template.split("/");
  const given = path.split("/");
  if (wanted.length !== given.length) return;
  const values: PathValues = {};
  for (const [index, segment] of wanted.entries()) {
    const value = decodeAddress(given[index] ?? "");
    const name = parameterName(segment);
    if (name === undefined ? segment !== value : !value) return;
    if (name !== undefined) values[name] = value;
  }
  return values;
}

/** The path of a template with its values, encoded. */
export function fillPath(template: string, values: PathValues): string {
  return template
    .split("/")
    .map((segment) => {
      const name = parameterName(segment);
      return name === undefined ? segment : encodeSegment(values[name] ?? "");
    })
    .join("/");
}

/** A value as a part of an address. JSON can hold half a character, which no address can. */
export function encodeSegment(value: string): string {
  return encodeURIComponent(toWellFormed(value));
}

/** "id" of "{id}"; undefined for a fixed segment. */
export function parameterName(segment: string): string | undefined {
  return /^\{(.+)\}$/.exec(segment)?.[1];
}

/** Templates with fewer parameters first: "/builds/trigger" goes before "/builds/{buildId}". */
export function byPrecision(a: string, b: string): number {
  return shape(a) < shape(b) ? -1 : 1;
}

function shape(template: string): string {
  return template.replace(/\{[^}]*\}/g, "\uffff");
}

/** All beginnings that end in a parameter, the longest first; the template itself included. */
export function resourcePrefixes(template: string): string[] {
  const segments = template.split("/");
  return segments
    .flatMap((segment, index) =>
      parameterName(segment) === undefined ? [] : [segments.slice(0, index + 1).join("/")],
    )
    .reverse();
}
