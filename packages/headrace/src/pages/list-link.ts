import { encodeRoute } from "../model/routes.ts";

/**
 * A link in a list that the engine writes as MDX.
 *
 * @param text May hold any sign.
 * @param address A route, or a path of a file, as it is.
 */
export function listLink(text: string, address: string): string {
  return `[${asExpression(text)}](<${encodeRoute(address)}>)`;
}

/** An expression holds any text, whatever its signs mean in Markdown. */
export function asExpression(text: string): string {
  return `{${JSON.stringify(text)}}`;
}
