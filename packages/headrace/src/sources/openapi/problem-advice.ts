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
    /^Property ".*" is not expected here\.$/s,
    /^#\/(?:definitions|securityDefinitions|parameters|responses)$/,
    'Since OpenAPI 3 these stand below "components".',
  ],
  [
    /^Property ".*" is not expected here\.$/s,
    /^#\/(?:host|basePath|schemes)$/,
    'Since OpenAPI 3 "servers" says it: servers: [{ url: "https://host/path" }].',
  ],
  [
    /^Property ".*" is not expected here\.$/s,
    /\/(?:consumes|produces)$/,
    'Since OpenAPI 3 the names below "content" of bodies and responses say it.',
  ],
  [
    /^Property ".*" is not expected here\.$/s,
    /^#\/paths\/(?!~1|x-)[^/]+$/,
    'A path begins with "/": write it so.',
  ],
  [
    /is not expected here because it is defined alongside "\$ref"\.$/,
    /\/(?:schemas?|definitions|properties|items)\//,
    'It is shown; other programs leave it out. Put the reference into "allOf" beside it.',
  ],
  [
    /is not expected here because it is defined alongside "\$ref"\.$/,
    /./,
    "Other programs leave it out: write it where the reference leads.",
  ],
  [/^The "type" field must be defined/, /./, "Without a type it means nothing: add it."],
  [/^The field "responses" must be present/, /./, "Add it with what the operation answers."],
  [/must be present on this level\.$/, /./, "Add it."],
  [/^Must contain at least one of the following fields/, /./, "Add one of them."],
  [/but got "null"\.$/, /./, "Take it out, or give it a value."],
  [
    /^Expected type "array" but got "boolean"/,
    /\/required$/,
    '"required" of a schema is the list of its properties that are required.',
  ],
  [
    /^Expected type "ExamplesMap"/,
    /./,
    'Give each example a name, and write it below "value" of that.',
  ],
  [/^Expected type "Example"/, /./, 'Write it below "value" of this name.'],
  [/^Expected type "Discriminator"/, /./, "Since OpenAPI 3: discriminator: { propertyName: … }."],
  [/^Expected type "string" but got/, /./, "Put it in quotation marks, if it is meant as text."],
  [/\(array\) but got|^Expected type "array" but got/, /./, "Write a list: put [ and ] around it."],
  [/\(object\) but got/, /./, "Write an object: name: value."],
  [
    /^The operation does not define the path parameter/,
    /./,
    'Add it to "parameters", with "in: path" and "required: true".',
  ],
  [
    /^Path parameter ".*" is not used in the path/s,
    /./,
    "Write its name in braces into the path, or take the parameter out.",
  ],
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
  const advice = ADVICE.find(([told, place]) => told.test(message) && place.test(pointer))?.[2];
  if (advice || !suggestion) return advice;
  // A checker that knows no word of this length takes a status, or its own extensions.
  const isWild = /^(?:x-.*|\d+)$/.test(suggestion) && !/\/\d[^/]*$/.test(pointer);
  return isWild ? undefined : `Did you mean "${suggestion}"?`;
}

/** Generators write "204 NO_CONTENT" for "204". */
function statusMeant(pointer: string): string | undefined {
  return /\/responses\/([1-5]\d\d)\D[^/]*$/.exec(pointer)?.[1];
}
