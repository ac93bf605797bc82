/**
 * Reads what patterns of descriptions are made of: classes, groups, alternatives, quantifiers.
 * Assertions are read over, so a text made from the result has to be tested.
 * https://tc39.es/ecma262/#sec-patterns
 */
export type RegexNode =
  /** One character, of those that stand in `characters`. */
  | { kind: "set"; characters: string }
  | { kind: "sequence"; items: RegexNode[] }
  | { kind: "alternatives"; options: RegexNode[] }
  | { kind: "repeat"; item: RegexNode; min: number; max: number };

/** In the order in which a set offers them. */
const PRINTABLE =
  "abcdefghijklmnopqrstuvwxyz0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ-_./:+~ !\"#$%&'()*,;<=>?@[\\]^`{|}";
const CLASSES: Readonly<Record<string, RegExp>> = {
  d: /\d/,
  D: /\D/,
  w: /\w/,
  W: /\W/,
  s: /\s/,
  S: /\S/,
};
const CONTROLS: Readonly<Record<string, string>> = { n: "\n", r: "\r", t: "\t", f: "\f", v: "\v" };
const EMPTY: RegexNode = { kind: "sequence", items: [] };

/** The parts of a pattern; undefined when it has some that are not known here. */
export function parseRegex(pattern: string): RegexNode | undefined {
  const parser = new RegexParser(pattern);
  return parser.parse();
}

class RegexParser {
  private readonly pattern: string;
  private position = 0;

  constructor(pattern: string) {
    this.pattern = pattern;
  }

  parse(): RegexNode | undefined {
    const node = this.alternatives();
    return node && this.position === this.pattern.length ? node : undefined;
  }

  private alternatives(): RegexNode | undefined {
    const options: RegexNode[] = [];
    do {
      const items: RegexNode[] = [];
      while (this.position < this.pattern.length && !/[|)]/.test(this.peek())) {
        const item = this.quantified();
        if (!item) return undefined;
        items.push(item);
      }
      options.push({ kind: "sequence", items });
    } while (this.take("|"));
    return { kind: "alternatives", options };
  }

  private quantified(): RegexNode | undefined {
    const item = this.atom();
    const quantifier = this.match(/^(?:[*+?]|\{(\d+)(,(\d*))?\})\??/);
    if (!item || !quantifier) return item;
    const [text, least, comma, most] = quantifier;
    if (text.startsWith("*")) return { kind: "repeat", item, min: 0, max: Infinity };
    if (text.startsWith("+")) return { kind: "repeat", item, min: 1, max: Infinity };
    if (text.startsWith("?")) return { kind: "repeat", item, min: 0, max: 1 };
    const min = Number(least);
    return { kind: "repeat", item, min, max: comma ? Number(most || Infinity) : min };
  }

  private atom(): RegexNode | undefined {
    if (this.match(/^(?:[\^$]|\\[bB])/)) return EMPTY;
    if (this.take(".")) return setOf(/[^\n]/);
    if (this.take("[")) return this.set();
    if (this.peek() === "(") return this.group();
    if (this.peek() === "\\") return this.escape();
    const [character = ""] = this.match(/^[^*+?)]/u) ?? [];
    return character ? { kind: "set", characters: character } : undefined;
  }

  private group(): RegexNode | undefined {
    const [, kind = ""] = this.match(/^\((\?(?:<[^=!>]*>|<?[=!]|:))?/) ?? [];
    const node = this.alternatives();
    if (!node || !this.take(")")) return undefined;
    return /[=!]$/.test(kind) ? EMPTY : node;
  }

  private escape(): RegexNode | undefined {
    const text = this.match(
      /^\\(?:u\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|[pP]\{[^}]*\}|[^1-9k])/iu,
    )?.[0];
    if (!text) return undefined;
    const letter = text.charAt(1);
    const known = CLASSES[letter];
    if (known) return setOf(known);
    if (text.length > 2) return setOf(compile(text));
    return { kind: "set", characters: CONTROLS[letter] ?? letter };
  }

  /** A class is what the engine itself says it is. */
  private set(): RegexNode | undefined {
    const [text] = this.match(/^(?:\\.|[^\]\\])*\]/su) ?? [];
    return text ? setOf(compile(`[${text}`)) : undefined;
  }

  private peek(): string {
    return this.pattern.charAt(this.position);
  }

  private take(character: string): boolean {
    if (this.peek() !== character) return false;
    this.position += 1;
    return true;
  }

  private match(regex: RegExp): RegExpExecArray | undefined {
    const found = regex.exec(this.pattern.slice(this.position)) ?? undefined;
    this.position += found?.[0].length ?? 0;
    return found;
  }
}

/** Descriptions hold patterns that are valid only without the flag `u`. */
export function compile(pattern: string): RegExp | undefined {
  for (const flags of ["u", ""]) {
    try {
      return new RegExp(pattern, flags);
    } catch {
      // Tried without the flag next
    }
  }
  return undefined;
}

/** A set without a printable character holds the first of Latin, Greek or CJK that fits. */
function setOf(regex: RegExp | undefined): RegexNode | undefined {
  if (!regex) return undefined;
  const characters = [...PRINTABLE].filter((character) => regex.test(character)).join("");
  const other = [..."\n\t\r éßαя中\u{1F600}"].find((character) => regex.test(character)) ?? "";
  return characters || other ? { kind: "set", characters: characters || other } : undefined;
}
