const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    "a an the of to in on at by as is are was were be been being am it its and or for from with " +
    "that this these those there here i me my we us our you your they their them he she his her " +
    "how what why when where which who whose do does did doing can could should would will shall " +
    "may might must have has had having if so then than into about also but dont cant"
  ).split(" "),
);

/**
 * Whether an English word is too frequent to tell texts apart. Such words are indexed in titles,
 * headings, descriptions and keywords ("if statement"), not in running text, and no query needs
 * them to match.
 */
export function isStopWord(term: string): boolean {
  return STOP_WORDS.has(term);
}

const QUESTION_WORDS: ReadonlySet<string> = new Set(
  "how what why when where which who can could do does did is are should will would may".split(" "),
);

/** Words that carry a question, not its subject; elsewhere they may be names ("make", "use"). */
const QUESTION_FILLERS: ReadonlySet<string> = new Set(
  (
    "work works working make makes made use used using get gets getting need needs want way ways " +
    "every any all some only just like mean means happen happens"
  ).split(" "),
);

/** Whether a query that begins with this word is a question. */
export function isQuestionWord(term: string): boolean {
  return QUESTION_WORDS.has(term);
}

/** Whether a word of a question need not match. */
export function isQuestionFiller(term: string): boolean {
  return QUESTION_FILLERS.has(term);
}
