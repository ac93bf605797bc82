import type { Operation } from "../model/api.ts";

/**
 * What names of operations begin with that are words for readers. "put" and "post" are
 * methods; "invite" and "report" may as well be what something is done to.
 */
const VERBS = new Set(
  `abort accept activate add apply approve archive assign attach authorize bulk cancel change check clear
  clone close complete confirm connect consume convert copy count create deactivate decline delete describe
  detach disable disconnect download duplicate edit enable end estimate evict execute fetch find
  follow generate get grant install join leave list load lock login logout mark merge modify move
  open pause ping pin preview publish pull purge read receive refresh register reject reload remove
  rename renew reorder replace reset resize resolve restart restore resume retrieve retry revoke
  rotate run save scan search send set show sign start stop submit subscribe suspend switch sync
  terminate toggle transfer trigger unblock unfollow uninstall unlink unlock unpin unpublish
  unregister unsubscribe update upload upsert validate verify withdraw write`.split(/\s+/),
);

/** Longer ids are an address in another form, and no name. */
const MOST_WORDS = 7;
const MOST_LETTERS = 120;

/**
 * The summary; of an operation without one its id, if it says in words what is done: "listAllPets";
 * else how its description begins.
 */
export function operationName(operation: Operation): string {
  const { summary, id, operationId = id, method, path, description } = operation;
  const isAddress = letters(operationId) === letters(method + path);
  const given = summary.trim().replace(/\.$/, "") || (isAddress ? "" : inWords(operationId));
  return given || firstSentence(description);
}

/** Its name; method and path for an operation without one. */
export function operationTitle(operation: Operation): string {
  return operationName(operation) || `${operation.method.toUpperCase()} ${operation.path}`;
}

/** A sentence of some words without markup: "." behind a short word may be that of "e.g.". */
const SENTENCE = /^(\p{L})([^\n.<>[\]()`*_{}|#~]{3,68}\p{L})(?:[.!](?=\s|$)|\s*$|(?=\n))/u;

/** What a description begins with, if it can stand for a name. */
function firstSentence(description: string): string {
  const [, letter = "", rest = ""] = SENTENCE.exec(description.trim()) ?? [];
  return /\s/.test(rest) ? letter.toUpperCase() + rest : "";
}

function letters(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}]/gu, "");
}

function inWords(id: string): string {
  // Springfox adds the method.
  const written = id.replace(/Using(?:GET|POST|PUT|PATCH|DELETE)$/, "");
  if (written.length > MOST_LETTERS || /[^\p{L}_. -]/u.test(written)) return "";
  const words = written.match(/\p{Lu}{2,}(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{L}/gu) ?? [];
  const hasCases = written !== written.toUpperCase();
  const [verb = "", ...others] = words.map((word) =>
    hasCases && word === word.toUpperCase() ? word : word.toLowerCase(),
  );
  const start = verb.toLowerCase();
  if (!VERBS.has(start) || others.length === 0 || words.length > MOST_WORDS) return "";
  return [start.charAt(0).toUpperCase() + start.slice(1), ...others].join(" ");
}
