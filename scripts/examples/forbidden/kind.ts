/** Something that samples must not teach. */
export interface Forbidden {
  /** Where it begins in a text; commands over several lines are one line there. */
  pattern: RegExp;
  /** A text with this in it is fine all the same. */
  unless?: RegExp;
  reason: string;
  remedy: string;
}
