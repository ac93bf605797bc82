import type { Random } from "../../../bench/random.ts";
import { type Fault, type Mutation, placeAt, type Sources } from "./sources.ts";

const JSON_FILE = "content/guide/_category_.json";
const YAML_FILES = ["content/news/_category_.yml", "content/tags.yml", "content/facts.yaml"];
const API = "openapi/api.yaml";
const PARTS = "openapi/parts.yaml";

/** In the place of what stands in an API description; told at its line. */
const WRONG_API: readonly (readonly [string, string])[] = [
  ["openapi: 3.1.1", "openapi: 9.9.9"],
  ["openapi: 3.1.1", "openapi: 3.1"],
  ["openapi: 3.1.1", "opneapi: 3.1.1"],
  ["openapi: 3.1.1", "swagger: '1.2'"],
  ["operationId: createUser", "operationId: getUser"],
  ['$ref: "#/components/schemas/User"', '$ref: "#/components/schemas/Usr"'],
  ['$ref: "parts.yaml#/gone"', '$ref: "parts.yaml#/goen"'],
  ['$ref: "parts.yaml#/gone"', '$ref: "absent.yaml#/gone"'],
  ['$ref: "parts.yaml#/gone"', '$ref: "https://evil.example/x.yaml"'],
  ['$ref: "parts.yaml#/gone"', '$ref: "../../../../../etc/passwd"'],
  ["- token: []", "- tokn: []"],
];

/** The same, where the description may still be shown. */
const DOUBTFUL_API: readonly (readonly [string, string])[] = [
  // A circle of one, which is told where it begins: at the response.
  ['$ref: "parts.yaml#/gone"', '$ref: "#/paths/~1users~1{id}/get/responses/404"'],
  ["paths:\n", "paths: []\nx-paths:\n"],
  ["info:\n", "info: Mill\nx-info:\n"],
  ["parameters:\n", "parameters: 7\n      x-parameters:\n"],
  ["responses:\n", "responses: none\n      x-responses:\n"],
  ["schema: { type: string }", "schema: null"],
  ["schema: { type: string }", "schema: [string]"],
  ["schema: { type: string }", "schema: { type: strnig }"],
  ["schema: { type: string }", "schema: { enum: 7, allOf: { a: b }, properties: [1] }"],
  ["in: path", "in: body"],
  ["in: path", "in: 7"],
  ["- name: id", "- name: null"],
  ["tags: [users]", "tags: users"],
  ["tags: [users]", "tags: [[users]]"],
  ["required: [name]", "required: name"],
  ["properties:\n        name:", "properties: 7\n      x-properties:\n        name:"],
  ["type: object\n      description", "type: [object, 7]\n      description"],
  ["  - url: https://api.author.example", "  - url: 7"],
  ["servers:\n  - url: https://api.author.example", "servers: 7"],
  ["scheme: bearer", "scheme: 7"],
  ["type: http\n", "type: telepathy\n"],
  ["components:\n", "components: 7\nx-components:\n"],
  ["get:\n", "get: 7\n    x-get:\n"],
  ['"200":\n', '"banana":\n'],
  ["application/json:\n", "7:\n"],
  ["example:\n", "examples: 7\n            x-example:\n"],
  ["maxLength: 40", "maxLength: -1"],
  ["maxLength: 40", "pattern: '['"],
];

/** What is wrong with files of data. */
export const DATA_MUTATIONS: Record<string, Mutation> = {
  "JSON that is none": (sources, random) => {
    const what = random.pick([
      "{",
      '{ "label": }',
      "{ label: [ }",
      '{ "label": "A", "label": "B" }',
      '{ "label": "open }',
    ]);
    sources.write(JSON_FILE, what);
    return { what, file: JSON_FILE, line: 1 };
  },
  "a wrong value of a category": (sources, random) => {
    const [found, replacement] = random.pick([
      ['"label": "The guide"', '"label": 7'],
      ['"label": "The guide"', '"label": ["a"]'],
      ['"position": 2', '"position": "first"'],
      ['"collapsed": false', '"collapsed": "no"'],
      ['"collapsed": false', '"link": { "type": "dco" }'],
    ] as const);
    const { line } = sources.replace(JSON_FILE, found, replacement);
    return { what: replacement, file: JSON_FILE, line };
  },
  "YAML that is none": (sources, random) => {
    const file = random.pick([...YAML_FILES, API, PARTS]);
    const what = random.pick([
      "key: 'open",
      "a: b: c",
      "x: [a, b",
      "\tkey: tab",
      "x: *unknown",
      "x: @at",
    ]);
    const { line } = sources.append(file, what);
    // The parser may only notice at the end.
    return { what, file, ...(what.startsWith("x: [") || what.includes("open") ? {} : { line }) };
  },
  "a key twice in YAML": (sources, random) => {
    const file = random.pick([...YAML_FILES, API, PARTS]);
    const [first = ""] = sources.text(file).split("\n");
    const key = first.slice(0, first.indexOf(":"));
    const { line } = sources.append(file, `${key}: again`);
    return { what: key, file, line };
  },
  "aliases that multiply in YAML": (sources, random) => {
    const file = random.pick([...YAML_FILES, API, PARTS]);
    const lines = ["x-a0: &a0 [x, x, x, x, x, x, x, x]"];
    for (let at = 1; at < 9; at++) {
      lines.push(
        `x-a${at}: &a${at} [${Array(8)
          .fill(`*a${at - 1}`)
          .join(", ")}]`,
      );
    }
    const { line } = sources.append(file, lines.join("\n"));
    return { what: "", file, line: line + 1 };
  },
  "data of the wrong kind": (sources, random) => {
    const file = random.pick([JSON_FILE, ...YAML_FILES, API]);
    const what = random.pick(["7", "[1, 2]", '"text"', "true"]);
    sources.write(file, `${what}\n`);
    return { what, file, line: 1 };
  },
  "a wrong API description": (sources, random) => changeApi(sources, random, WRONG_API),
  "a doubtful API description": (sources, random) => ({
    ...changeApi(sources, random, DOUBTFUL_API),
    isChance: true,
  }),
};

function changeApi(
  sources: Sources,
  random: Random,
  list: readonly (readonly [string, string])[],
): Fault {
  const [found, replacement] = random.pick(list);
  const text = sources.text(API);
  sources.replace(API, found, replacement);
  return { what: replacement, file: API, line: placeAt(text, text.indexOf(found)).line };
}
