/** Where a component of Flow's own syntax begins: `component Card(title: string) {`. */
const COMPONENT = /\bcomponent\s+([A-Z]\w*)\s*\(/g;

/**
 * Components in Flow's own syntax as functions of properties: `component Card(title: string = "None", ...rest: Rest)
 * renders Box {` becomes `function Card({ title = "None", ...rest }) {`.
 */
export function withoutComponentSyntax(source: string): string {
  let result = "";
  let at = 0;
  for (const match of source.matchAll(COMPONENT)) {
    const open = match.index + match[0].length;
    const close = open + lengthUntil(source.slice(open), /\)/);
    const body = /^\)\s*(?:renders[?*]?\s[^{]*)?(?=\{)/.exec(source.slice(close));
    if (!body || match.index < at) continue;
    const given = split(source.slice(open, close), /,/).map(property).filter(Boolean);
    result += `${source.slice(at, match.index)}function ${match[1]}({ ${given.join(", ")} }) `;
    at = close + body[0].length;
  }
  return result + source.slice(at);
}

/** A parameter without its type: `'data-id' as id?: string = ""` is `'data-id': id = ""`. */
function property(written: string): string {
  const [head = "", ...values] = split(written, /=/);
  const [name = ""] = split(head, /:/);
  const bare = name
    .trim()
    .replace(/\?$/, "")
    .replace(/\s+as\s+/, ": ");
  return values.length === 0 ? bare : `${bare} = ${values.join("=").trim()}`;
}

function split(text: string, at: RegExp): string[] {
  const length = lengthUntil(text, at);
  return length === text.length
    ? [text]
    : [text.slice(0, length), ...split(text.slice(length + 1), at)];
}

/** How far a text goes until a sign that stands in no brackets and no quotation. */
function lengthUntil(text: string, sign: RegExp): number {
  let depth = 0;
  for (let index = 0; index < text.length; index++) {
    const one = text.charAt(index);
    const around = text.slice(Math.max(0, index - 1), index + 2);
    if (/["'`]/.test(one)) index = Math.max(index, text.indexOf(one, index + 1));
    else if (depth === 0 && sign.test(one) && isAlone(around, sign)) return index;
    else if (/[([{<]/.test(one)) depth++;
    else if (/[)\]}]/.test(one) || (one === ">" && !around.startsWith("="))) depth--;
  }
  return text.length;
}

/** "=" is none in "=>". */
function isAlone(around: string, sign: RegExp): boolean {
  return !sign.test("=") || !/=>|[=!<>]=/.test(around);
}
