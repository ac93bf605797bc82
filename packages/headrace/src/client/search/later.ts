import { showAnswer } from "./ask/answer.ts";
import { markWords } from "./marks/mark-words.ts";
import { keepAddress } from "./search-address.ts";

/** What search loads when a result is opened, all are listed, or a question is asked: one file for them. */
export const later = { keepAddress, markWords, showAnswer };
