/**
 * Code, which is left as it is, or the tag of a component: with a capital, or with a hyphen, as no
 * element of HTML has one.
 */
const PIECE =
  /^ {0,3}(`{3,}|~{3,})[\s\S]*?(?:^ {0,3}\1|$(?![\s\S]))|(`+)(?!`)[\s\S]*?(?<!`)\2(?!`)|^(?: {4}|\t).*|<(\/?)([A-Z][\w.]*|[a-z][a-z\d]*-[\w-]*)(?:\s[^<>]*)?>/gm;

/**
 * A text of Markdown without the tags of components that its author's own site has, such as
 * "<Warning>" and "<x-note>": what stands between them is Markdown as well. What is not closed was no component:
 * "Bearer <Token>".
 */
export function withoutComponents(text: string): string {
  if (!/<\/(?:[A-Z]|[a-z][a-z\d]*-)/.test(text)) return text;
  const open: { name: string; start: number; end: number }[] = [];
  const tags: { start: number; end: number }[] = [];
  for (const { index: start, 0: whole, 3: slash, 4: name } of text.matchAll(PIECE)) {
    if (name === undefined) continue;
    const end = start + whole.length;
    if (whole.endsWith("/>")) continue;
    if (slash === "") open.push({ name, start, end });
    else if (open.at(-1)?.name === name) tags.push(...open.splice(-1), { start, end });
  }
  let rest = text;
  for (const { start, end } of tags.sort((a, b) => b.start - a.start))
    rest = rest.slice(0, start) + rest.slice(end);
  return rest;
}
