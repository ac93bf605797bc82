import type { ApiDescription } from "../../model/api.ts";
import { acceptTypes } from "../request/media-types.ts";

/**
 * The type that most of an API's operations answer with: what to accept where an operation
 * answers without content. "*\/*" when none has any.
 */
export function mainMediaType({ families }: Pick<ApiDescription, "families">): string {
  const counts = new Map<string, number>();
  for (const operation of families.flatMap(({ operations }) => operations)) {
    const [type] = acceptTypes(operation);
    if (type !== undefined) counts.set(type, (counts.get(type) ?? 0) + 1);
  }
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  return most?.[0] ?? "*/*";
}
