/** A name as part of a JSON pointer: https://www.rfc-editor.org/rfc/rfc6901#section-3 */
export function escapePointer(name: string): string {
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}
