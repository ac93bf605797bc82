import type { HighlighterCore } from "shiki/core";
import { EncodedTokenMetadata, INITIAL, type StateStack } from "shiki/textmate";

/** A run of code in one color; `className` is absent for the color of plain text. */
export interface CodeToken {
  readonly text: string;
  readonly className: string | undefined;
}

/** A line in color, and what the grammar is in the middle of at its end. */
interface ColoredLine {
  tokens: readonly CodeToken[];
  end: StateStack;
}

/**
 * Longer lines stay plain, and what follows is colored as if they were not there: some expressions of
 * grammars take the square of a line's length, and the names that a description gives have no end.
 */
const LONGEST_COLORED = 1000;
/** Longer lines are seldom seen twice. */
const LONGEST_KEPT = 240;
/** Kept for each language, before all is forgotten. */
const MAX_LINES = 20_000;

/**
 * Colors code by one grammar. How a line is colored depends on its text and on where the grammar
 * stood at the end of the line before, so a line that was met at the same place of the grammar is
 * not searched again: samples of a reference differ in a few of their lines only.
 */
export class LineColors {
  readonly #grammar: ReturnType<HighlighterCore["getLanguage"]>;
  readonly #classNames: readonly (string | undefined)[];
  /** Equal states are one object here, by their depth. */
  readonly #states = new Map<number, StateStack[]>();
  readonly #lines = new Map<StateStack, Map<string, ColoredLine>>();
  #count = 0;

  constructor(core: HighlighterCore, language: string, theme: string) {
    const { colorMap } = core.setTheme(theme);
    const { colorReplacements = {} } = core.getTheme(theme);
    this.#grammar = core.getLanguage(language);
    this.#classNames = colorMap.map((color) =>
      tokenClass(colorReplacements[color?.toLowerCase() ?? ""] ?? color),
    );
  }

  color(code: string): (readonly CodeToken[])[] {
    if (this.#count > MAX_LINES) this.#forget();
    let state = INITIAL;
    return code.split(/\r?\n/).map((line) => {
      if (line === "") return [];
      if (line.length > LONGEST_COLORED) return [{ text: line, className: undefined }];
      const { tokens, end } = this.#lineAt(line, state);
      state = end;
      return tokens;
    });
  }

  #lineAt(line: string, state: StateStack): ColoredLine {
    if (line.length > LONGEST_KEPT) return this.#search(line, state);
    const here = this.#lines.get(state) ?? new Map<string, ColoredLine>();
    this.#lines.set(state, here);
    const known = here.get(line);
    if (known) return known;
    const colored = this.#search(line, state);
    here.set(line, colored);
    this.#count += 1;
    return colored;
  }

  #search(line: string, state: StateStack): ColoredLine {
    // A limit of time would make the result depend on how busy the machine is.
    const { tokens: found, ruleStack } = this.#grammar.tokenizeLine2(line, state, 0);
    const tokens: { text: string; className: string | undefined }[] = [];
    for (let at = 0; at < found.length; at += 2) {
      const text = line.slice(found[at], found[at + 2]);
      const className = this.#classNames[EncodedTokenMetadata.getForeground(found[at + 1] ?? 0)];
      const last = tokens.at(-1);
      if (last && (last.className === className || text.trim() === "")) last.text += text;
      else if (text !== "") tokens.push({ text, className });
    }
    return { tokens, end: this.#same(ruleStack) };
  }

  /** The first state that was equal to this one. */
  #same(state: StateStack): StateStack {
    const alike = this.#states.get(state.depth) ?? [];
    this.#states.set(state.depth, alike);
    const known = alike.find((one) => one.equals(state) && isAtLineEnd(one) === isAtLineEnd(state));
    if (known) return known;
    alike.push(state);
    return state;
  }

  #forget(): void {
    this.#states.clear();
    this.#lines.clear();
    this.#count = 0;
  }
}

/** Whether what is open began with the end of a line, of which `equals` knows nothing. */
function isAtLineEnd(state: StateStack): boolean {
  return "beginRuleCapturedEOL" in state && state.beginRuleCapturedEOL === true;
}

/**
 * "var(--token-string-expression)" → "t-string-expression"; nothing for the foreground, nor for
 * punctuation: it would be half of all elements of a page.
 */
function tokenClass(color: string | undefined): string | undefined {
  const name = /^var\(--token-([\w-]+)\)$/.exec(color ?? "")?.[1];
  return name === undefined || name === "punctuation" ? undefined : `t-${name}`;
}
