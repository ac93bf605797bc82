import type { Operation } from "../model/api.ts";

/** What names of operations begin with that are words for readers; "put" and "post" are methods. */
const VERBS = new Set(
  `abort accept activate add apply approve archive assign attach authorize ban block
  cancel change check clear clone close complete confirm connect convert copy count create deactivate
  decline delete describe detach disable disconnect download duplicate edit enable end estimate evict
  execute export fetch find follow generate get grant import install invite issue join leave link list
  load lock login logout mark merge modify move open pause ping pin preview process publish pull purge
  query read receive refresh register reject release reload remove rename renew reorder replace report
  request reset resize resolve restart restore resume retrieve retry revoke rotate run save scan search
  send set share show sign start stop store submit subscribe suspend switch sync terminate test toggle
  transfer trigger unblock unfollow uninstall unlink unlock unpin unpublish unregister unsubscribe
  update upload upsert validate verify view watch withdraw write`.split(/\s+/),
);

/** Longer ids are an address in another form, and no name. */
const MOST_WORDS = 7;

/** The summary; of an operation without one its id, if it says in words what is done: "listAllPets". */
export function operationName(operation: Operation): string {
  const { summary, id, operationId = id, method, path } = operation;
  const isAddress = letters(operationId) === letters(method + path);
  return summary.trim().replace(/\.$/, "") || (isAddress ? "" : inWords(operationId));
}

/** Its name; method and path for an operation without one. */
export function operationTitle(operation: Operation): string {
  return operationName(operation) || `${operation.method.toUpperCase()} ${operation.path}`;
}

function letters(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}]/gu, "");
}

function inWords(id: string): string {
  // Springfox adds the method.
  const written = id.replace(/Using(?:GET|POST|PUT|PATCH|DELETE)$/, "");
  if (/[^\p{L}_. -]/u.test(written)) return "";
  const words = written.match(/\p{Lu}{2,}(?!\p{Ll})|\p{Lu}?\p{Ll}+|\p{L}/gu) ?? [];
  const [verb = "", ...others] = words.map((word) =>
    word === word.toUpperCase() && written !== written.toUpperCase() ? word : word.toLowerCase(),
  );
  const start = verb.toLowerCase();
  if (!VERBS.has(start) || others.length === 0 || words.length > MOST_WORDS) return "";
  return [start.charAt(0).toUpperCase() + start.slice(1), ...others].join(" ");
}
