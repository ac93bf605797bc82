/** The language that the class of a block of code names ("language-js"); `undefined` when it names none. */
export function languageOfClass(className = ""): string | undefined {
  return /\blanguage-(\S+)/.exec(className)?.[1];
}
