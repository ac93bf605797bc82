import type { Json } from "../../model/api.ts";
import type { ApiRequest } from "../../model/api-request.ts";

/** A JSON text that a serializer writes the same: compact, or with two spaces. */
export interface RegularJson {
  value: Json;
  /** As `JSON.stringify` takes it. */
  space: 0 | 2;
}

/** How a serializer would write the same bytes; null: no way, they have to stand as a string. */
export function regularJson(text: string): RegularJson | null {
  try {
    const value: Json = JSON.parse(text);
    if (JSON.stringify(value) === text) return { value, space: 0 };
    return JSON.stringify(value, null, 2) === text ? { value, space: 2 } : null;
  } catch {
    return null;
  }
}

/** The value of a header, "" when there is none. */
export function headerValue({ headers }: ApiRequest, name: string): string {
  return headers.find((header) => header.name.toLowerCase() === name)?.value ?? "";
}
