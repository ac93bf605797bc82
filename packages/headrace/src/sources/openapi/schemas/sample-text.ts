import type { Schema } from "../../../model/api.ts";

/** A value whose author gave no example, as far as it is known by itself. */
interface Unexampled {
  name: string;
  description: string;
  /** Of the value, or of the items of a list. */
  schema: Schema;
}

/**
 * A text that says what belongs there, from the description and the name; undefined where the
 * author says it, or where a text would be out of place. The same for the same value.
 */
export function sampleText({ name, description, schema }: Unexampled): string | undefined {
  if (!takesText(schema)) return undefined;
  const told = TOLD.exec(description)?.[1]?.trim();
  if (told) return told;
  const words = wordsOf(name);
  const known = KNOWN.find(([pattern]) => pattern.test(words.join(" ")));
  if (known) return known[1];
  const before = words.slice(0, -1).join("-");
  if (before !== "" && words.at(-1) === "id") return `${before}-1`;
  const shown = before !== "" && words.at(-1) === "name" ? before : words.join("-");
  return shown === "" ? undefined : `example-${shown}`;
}

/** "e.g. `eu-1`", 'Example: "eu-1"'. */
const TOLD = /\b(?:e\.g\.|for example|example)[,:]?\s+[`"“]([^`"”\n]{1,60})[`"”]/i;

const ID = "a1b2c3d4";
const TIME = "2024-09-17T10:30:00Z";

/** Texts by the words of a name, in lower case with spaces between them; the first one counts. */
const KNOWN: readonly (readonly [RegExp, string])[] = [
  [/\be ?mail( address)?$/, "user@example.com"],
  [/\bip( address)?$/, "192.0.2.1"],
  [
    /\b(avatar|icon|image|img|logo|photo|picture|thumbnail) (href|link|uri|url)$/,
    "https://example.com/image.png",
  ],
  [/\b(homepage|href|link|uri|url|website)$/, "https://example.com"],
  [/\b(at|date ?time|timestamp|since|until)$/, TIME],
  [/\b(birthday|date)$/, "2024-09-17"],
  [/^(first|given) ?name$/, "Ada"],
  [/^((family|last) ?name|surname)$/, "Lovelace"],
  [/^(display|full|real) ?name$/, "Ada Lovelace"],
  [/\b(handle|login|nickname|user ?name)$/, "ada"],
  [/\bfile ?name$/, "example.txt"],
  [/^name$/, "Example"],
  [/\b(headline|label|subject|title)$/, "Example title"],
  [
    /\b(body|comment|content|description|details|err(or)?|message|note|reason|summary|text)$/,
    "An example text.",
  ],
  [/\bcountry( code)?$/, "US"],
  [/\bcurrency( code)?$/, "USD"],
  [/\b(lang|language|locale)( code)?$/, "en"],
  [/\b(time ?zone|tz)$/, "Europe/Berlin"],
  [/\b(mobile|phone|telephone)( number)?$/, "+15550100"],
  [/\bcity$/, "Springfield"],
  [/\b(post(al)? ?code|zip( code)?)$/, "12345"],
  [/\b(address|street)( line)?( \d)?$/, "1 Example Street"],
  [/\bcolou?r$/, "#336699"],
  [/\bversion$/, "1.0.0"],
  [/\b(domain|host ?name)( name)?$/, "example.com"],
  [/\b(content|media|mime) ?type$/, "text/plain"],
  [/\bpath$/, "/example"],
  [/^(g?id|key)$|\b(cursor|hash|key|secret|sha|token)$/, ID],
  [/\b(guid|uuid)$/, "5f0c7a3e-2b1d-4c8a-9f6e-7d3b2a1c0000"],
];

/** "userIDs", "user_ids" → user, id. */
function wordsOf(name: string): string[] {
  const words = name
    .replaceAll(/(\p{Ll}|\p{N})(\p{Lu})/gu, "$1 $2")
    .replaceAll(/(\p{Lu})(\p{Lu}\p{Ll}{2})/gu, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const last = words.at(-1) ?? "";
  const single = /[^s]s$/.test(last) ? last.slice(0, -1) : last;
  return [...words.slice(0, -1), single].filter(Boolean);
}

/** Other formats have examples of their own. */
const FREE_FORMATS: readonly unknown[] = [undefined, "password", "string", "text"];

function takesText(schema: Schema): boolean {
  const {
    types,
    format,
    enum: allowed,
    examples,
    properties,
    const: fixed,
    default: preset,
  } = schema;
  const isTold = [allowed, examples, properties, fixed, preset].some(
    (value) => value !== undefined,
  );
  return (
    !isTold && FREE_FORMATS.includes(format) && (types.length === 0 || types.includes("string"))
  );
}
