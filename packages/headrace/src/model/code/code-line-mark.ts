/** A line of code that a component drew, and that the compiler colors. */
export interface CodeLine {
  language: string;
  /** Where it stands in its code, from 0. */
  at: number;
  /** It will be hydrated, and must stay as it is but for what is within it. */
  isLive: boolean;
}

/** The attribute that marks the element of such a line. */
export function codeLineMark({ language, at, isLive }: CodeLine): Record<string, string> {
  return { "data-code-line": `${at}${isLive ? "!" : ":"}${language}` };
}

/** The other way round. */
export function readCodeLineMark(mark: string): CodeLine {
  const [, at, live, language = ""] = /^(\d+)([!:])(.*)$/s.exec(mark) ?? [];
  return { language, at: Number(at), isLive: live === "!" };
}
