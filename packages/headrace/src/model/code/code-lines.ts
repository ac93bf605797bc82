/** Code as it is written between a component's tags: its blank lines at both ends are no part of it, its indentation is. */
export function codeBetweenTags(text: string): string {
  return text.replace(/^(?:[^\S\n]*\n)+/, "").trimEnd();
}
