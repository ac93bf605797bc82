/** What to write instead, by what the message says and where it stands. */
const ADVICE: readonly (readonly [RegExp, RegExp, string])[] = [
  [
    /^Property "nullable" is not expected here/,
    /./,
    'Since OpenAPI 3.1 a type says it: type: ["string", "null"].',
  ],
  [
    /^Property ".*" is not expected here\.$/s,
    /\/(?:parameters|headers)\/[^/]+\/(?:type|format|items|enum|default|pattern|m\w+)$/,
    'Since OpenAPI 3 it belongs into the "schema" of the value.',
  ],
  [
    /is not expected here because it is defined alongside "\$ref"\.$/,
    /\/(?:schemas?|definitions|properties|items)\//,
    'It is shown; other programs leave it out. Put the reference into "allOf" beside it.',
  ],
  [/^The "type" field must be defined/, /./, "Without a type it means nothing: add it."],
];

/** What a problem asks for; `undefined` where its message says all. */
export function adviceFor({
  message,
  pointer,
  suggestion = statusMeant(pointer),
}: {
  message: string;
  pointer: string;
  /** The word that the checker takes to be meant. */
  suggestion: string | undefined;
}): string | undefined {
  if (suggestion) return `Did you mean "${suggestion}"?`;
  return ADVICE.find(([told, place]) => told.test(message) && place.test(pointer))?.[2];
}

/** Generators write "204 NO_CONTENT" for "204". */
function statusMeant(pointer: string): string | undefined {
  return /\/responses\/([1-5]\d\d)\D[^/]*$/.exec(pointer)?.[1];
}
