/**
 * Reads what patterns of descriptions are made of: classes, groups, alternatives, quantifiers.
 * https://tc39.es/ecma262/#sec-patterns
 */
export type RegexNode =
  /** One character, or a place between two with what stands before and behind it; what fits, once it was asked. */
  | { kind: "atom"; regex: RegExp; fitting?: string[] }
  | { kind: "sequence"; items: RegexNode[] }
  | { kind: "alternatives"; options: RegexNode[] }
  | { kind: "repeat"; item: RegexNode; min: number; max: number };

/** What a pattern says, and how. */
export interface Regex {
  node: RegexNode;
  /** Whether the language's own search may take longer than anybody waits. */
  isSlow: boolean;
}

/** More repetitions without an end, each of which may hold what the next one could, take too long. */
const MOST_ENDLESS = 2;

/** Patterns of descriptions are few, and asked for again and again. */
const parsed = new Map<string, Regex | undefined>();

/** The parts of a pattern; undefined when it has some that are not known here. */
export function parseRegex(pattern: string): Regex | undefined {
  if (!parsed.has(pattern)) parsed.set(pattern, parseAnew(pattern));
  return parsed.get(pattern);
}

function parseAnew(pattern: string): Regex | undefined {
  let rest = pattern;
  let endless = 0;
  let isSlow = false;

  const take = (regex: RegExp): RegExpExecArray | [] => {
    const found = regex.exec(rest) ?? [];
    rest = rest.slice(found[0]?.length);
    return found;
  };
  /** What an atom fits is what the language itself says. */
  const atomOf = (text: string): RegexNode | undefined => {
    const regex = compile(text, "y");
    return regex && { kind: "atom", regex };
  };
  const alternatives = (): RegexNode | undefined => {
    const options: RegexNode[] = [];
    const before = endless;
    do {
      endless = before;
      const items: RegexNode[] = [];
      while (/^[^|)]/s.test(rest)) {
        const item = quantified();
        if (!item) return undefined;
        items.push(item);
      }
      options.push({ kind: "sequence", items });
    } while (take(/^\|/).length > 0);
    return { kind: "alternatives", options };
  };
  const quantified = (): RegexNode | undefined => {
    const item = rest.startsWith("(") ? group() : atomOf(take(ATOM)[0] ?? "(");
    const [quantifier, sign, count = "", comma, most] = take(QUANTIFIER);
    if (!item || !quantifier) return item;
    const min = sign ? Number(sign === "+") : Number(count);
    const max = sign === "?" ? 1 : sign || (comma && !most) ? Infinity : Number(most || count);
    if (max === Infinity) endless += 1;
    isSlow ||= endless > MOST_ENDLESS || (item.kind !== "atom" && max > 1);
    return { kind: "repeat", item, min, max };
  };
  const group = (): RegexNode | undefined => {
    const whole = rest;
    const before = { isSlow, endless };
    const [, kind = ""] = take(/^\((\?(?:<[^=!>]*>|<?[=!]|:))?/);
    const isPlace = /[=!]$/.test(kind);
    if (isPlace) [isSlow, endless] = [false, 0];
    let item = alternatives();
    if (take(/^\)/).length === 0) return undefined;
    if (isPlace) {
      // What is said of a place can't be followed on all ways: a slow one says nothing.
      item = atomOf(isSlow ? "" : whole.slice(0, whole.length - rest.length));
      isSlow ||= before.isSlow;
      endless = before.endless;
    }
    return item;
  };

  const node = alternatives();
  return node && rest === "" ? { node, isSlow } : undefined;
}

const ATOM =
  /^(?:\[(?:\\.|[^\]\\])*\]|\\(?:[up]\{[^}]*\}|u[\da-f]{4}|x..|c.|[^1-9k])|[^*+?)\\])/isu;
const QUANTIFIER = /^(?:([*+?])|\{(\d+)(,(\d*))?\})\??/;

/**
 * Whether a text has what the pattern describes; true where the pattern is no regular expression.
 * The language's own search tries all ways one after the other, which for "(a+)+$" takes days: such
 * patterns are followed on all ways at once.
 */
export function matches(pattern: string, text: string): boolean {
  const regex = parseRegex(pattern);
  if (!regex?.isSlow) return compile(pattern)?.test(text) ?? true;
  const starts = Array.from({ length: text.length + 1 }, (_, index) => index);
  return endsOf(regex.node, text, new Set(starts)).size > 0;
}

/** Where what a node describes may end when it begins at one of these places. */
function endsOf(node: RegexNode, text: string, starts: ReadonlySet<number>): ReadonlySet<number> {
  switch (node.kind) {
    case "atom":
      return new Set([...starts].flatMap((at) => endOf(node.regex, text, at)));
    case "sequence":
      return node.items.reduce((reached, item) => endsOf(item, text, reached), starts);
    case "alternatives":
      return new Set(node.options.flatMap((option) => [...endsOf(option, text, starts)]));
    case "repeat": {
      const all = new Set(node.min > 0 ? [] : starts);
      for (let done = 1, last = starts; done <= node.max && last.size > 0; done += 1) {
        // A place that was reached before leads nowhere new.
        last = new Set([...endsOf(node.item, text, last)].filter((at) => !all.has(at)));
        if (done >= node.min) for (const at of last) all.add(at);
      }
      return all;
    }
  }
}

/** A list with the place; an empty one where the atom does not fit. */
function endOf(regex: RegExp, text: string, at: number): number[] {
  regex.lastIndex = at;
  return regex.test(text) ? [regex.lastIndex] : [];
}

/** Descriptions hold patterns that are valid only without the flag `u`. */
function compile(pattern: string, others = ""): RegExp | undefined {
  for (const flags of ["u", ""]) {
    try {
      return new RegExp(pattern, flags + others);
    } catch {
      // Tried without the flag next
    }
  }
  return undefined;
}
