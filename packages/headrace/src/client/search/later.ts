import { showAnswer } from "./ask/answer.ts";
import { markWords } from "./marks/mark-words.ts";

/** What search loads when a result is opened, or a question asked: one file for both. */
export const later = { showAnswer, markWords };
