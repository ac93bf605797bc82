/** Requests that code samples are tried with: what a reader may type into the console. */
import type { ApiRequest, ApiRequestBody } from "../../src/model/api-request.ts";

/** Strings that one language or another gives a meaning to. */
const HOSTILE_STRINGS: readonly string[] = [
  `it's "quoted" and \`ticked\``,
  // biome-ignore lint/suspicious/noTemplateCurlyInString: meant for the shell
  "$HOME ${HOME} $(id) `id` !! !$ %PATH% #{x} {{y}} {0}",
  "back\\slash \\n \\u0041 \\\\ end\\",
  "line one\nline two\n  indented\n",
  "carriage\r\nreturn\rtab\tbell\u0007 del\u007F",
  "Größe 東京 😀 👩‍👩‍👧 é",
  "invisible \u202Etxt.exe\u2066 \u2028 \u2029 \u0085 \uFEFF \u{E0041}",
  '"""triple""" \'\'\' """"four',
  "@file",
  "<file",
  ";type=text/html",
  "  spaces around  ",
  "*/ // -- <!-- --> ]]> <script>",
  "--flag",
  "(",
  "",
];

const VENDOR = "application/vnd.example.v1+json";

/** Every request, to paths below `origin/<its index>/`. */
export function sampleRequests(origin: string): ApiRequest[] {
  return [
    ...bodies().map(([contentType, body], index): [string, string | null, ApiRequestBody] => [
      ["POST", "PUT", "PATCH", "DELETE"][index % 4] ?? "POST",
      contentType,
      body,
    ]),
    ...(["GET", "HEAD", "OPTIONS", "DELETE", "POST", "QUERY"] as const).map(
      (method): [string, null, ApiRequestBody] => [method, null, { kind: "none" }],
    ),
  ].map(([method, contentType, body], index) => ({
    method,
    url: `${origin}/${index}/a%2Fb/%F0%9F%98%80?q=%24x%26y%27&list=a&list=b&c%5Bd%5D=%7Be%7D`,
    headers: [
      { name: "Accept", value: VENDOR },
      ...(contentType === null ? [] : [{ name: "Content-Type", value: contentType }]),
      { name: "X-Api-Key", value: "YOUR_API_KEY" },
      { name: "If-Match", value: '"9c1f04be"' },
      { name: "X-Hostile", value: "'a' \"b\" $HOME $(id) `id` \\ !! %41 {x}" },
      { name: "X-Empty", value: "" },
    ],
    body,
  }));
}

/** Each with its content type; null: the client writes it. */
function bodies(): [string | null, ApiRequestBody][] {
  const strings = HOSTILE_STRINGS.filter((text) => text !== "");
  const json = [
    ...strings.map((text) => ({ text, [text]: [text, { nested: text }] })),
    ["a", 1, 1.5, true, null, {}, []],
    JSON.parse('{"__proto__":{"x":1},"1":2,"a-b":3}'),
    { constructor: 1, nested: { prototype: 2 } },
  ];
  const texts: [string, string][] = [
    ...json.map((value): [string, string] => [VENDOR, JSON.stringify(value, null, 2)]),
    ...json.map((value): [string, string] => [VENDOR, JSON.stringify(value)]),
    ...strings.map((text): [string, string] => ["text/plain", text]),
    ...strings.map((text): [string, string] => ["application/json", text]),
    ["application/json", '{"id": 9007199254740993, "a":1,\n\t"a":2}\n'],
    ["application/json", '{\n  "id": 9007199254740993\n}'],
    ["application/json", '"a string"'],
    ["application/json", "12"],
    ["application/json; charset=utf-8", '{\n  "a": "b"\n}'],
    ["application/x-www-form-urlencoded", new URLSearchParams([["a b", "ü&='+"]]).toString()],
    ["application/xml", '<?xml version="1.0"?>\n<a b="c">it\'s</a>\n'],
    ["text/plain", "    all lines\n    indented"],
    ["text/plain", "trailing  \n  \nspaces "],
  ];
  return [
    ...texts.map(([type, text]): [string, ApiRequestBody] => [type, { kind: "text", text }]),
    ["application/gzip", { kind: "file", file: file("archive 1's.tar.gz", "application/gzip") }],
    [null, hostileForm()],
    [null, { kind: "multipart", parts: [textPart("only", "text")] }],
    [null, formWithHeaders()],
  ];
}

function hostileForm(): ApiRequestBody {
  return {
    kind: "multipart",
    parts: [
      ...HOSTILE_STRINGS.map((text, index) => textPart(`field ${index}`, text)),
      ...HOSTILE_STRINGS.map((text, index) => ({
        ...textPart(`typed${index}`, text),
        contentType: "text/x-note",
      })),
      { ...textPart("meta", '{"a": "b; c", "d": "\\"e\\""}'), contentType: "application/json" },
      { ...textPart("plain", '{"a":1}'), contentType: "application/json" },
      textPart('quo"ted', "name"),
      textPart("größe", "name"),
      { name: "file", kind: "file", file: file("plain.txt", "text/plain") },
      { name: "file", kind: "file", file: file("it's; a, b.txt", "text/plain") },
      { name: "file", kind: "file", file: file("日本.bin", "application/octet-stream") },
    ],
  };
}

/** Parts with headers of their own, as some encodings tell. */
function formWithHeaders(): ApiRequestBody {
  const headers = [
    { name: "X-Note", value: `it's "b"; \\c, $d = {e}` },
    { name: "X-Id", value: "12" },
  ];
  return {
    kind: "multipart",
    parts: [
      { ...textPart("plain", "text"), headers },
      { ...textPart("typed", "a;b"), contentType: "text/x-note", headers },
      { name: "file", kind: "file", file: file("plain.txt", "text/plain"), headers },
      textPart("without", "text"),
    ],
  };
}

function textPart(name: string, text: string) {
  return { name, kind: "text", text, contentType: null } as const;
}

/** Bytes that are no text. */
function file(name: string, contentType: string) {
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
  return { name, contentType, content: new Blob([bytes, name]) };
}
