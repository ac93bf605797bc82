import type { ApiSentence, SayApi } from "../say.ts";

/** Reason phrases: https://www.iana.org/assignments/http-status-codes */
const PHRASES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    "200": "OK",
    "201": "Created",
    "202": "Accepted",
    "203": "Non-Authoritative Information",
    "204": "No Content",
    "206": "Partial Content",
    "301": "Moved Permanently",
    "302": "Found",
    "303": "See Other",
    "304": "Not Modified",
    "307": "Temporary Redirect",
    "308": "Permanent Redirect",
    "400": "Bad Request",
    "401": "Unauthorized",
    "403": "Forbidden",
    "404": "Not Found",
    "405": "Method Not Allowed",
    "406": "Not Acceptable",
    "409": "Conflict",
    "410": "Gone",
    "412": "Precondition Failed",
    "413": "Content Too Large",
    "415": "Unsupported Media Type",
    "422": "Unprocessable Content",
    "428": "Precondition Required",
    "429": "Too Many Requests",
    "500": "Internal Server Error",
    "501": "Not Implemented",
    "502": "Bad Gateway",
    "503": "Service Unavailable",
    "504": "Gateway Timeout",
  }),
);

const CLASSES: ReadonlyMap<string, ApiSentence> = new Map([
  ["1XX", "statusInformation"],
  ["2XX", "statusSuccess"],
  ["3XX", "statusRedirection"],
  ["4XX", "statusClientError"],
  ["5XX", "statusServerError"],
  ["default", "statusOther"],
]);

/** The meaning of a status in a few words, a registered phrase as it is; "" for one that is neither. */
export function statusWords(status: string, say: SayApi): string {
  const sentence = CLASSES.get(status);
  return sentence === undefined ? (PHRASES.get(status) ?? "") : say(sentence);
}
