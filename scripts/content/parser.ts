/** The first thing that is wrong with a text; lines and columns from 1. */
export type Parsed = { line: number; column?: number | undefined; reason: string } | undefined;

/** A text and the name that its fence gives its language. */
export interface SourceText {
  text: string;
  language: string;
}

/** Judges texts of one kind, in order. */
export type Parser = (sources: readonly SourceText[]) => Parsed[] | Promise<Parsed[]>;
