import { generateValue } from "../../api/values/generate-value.ts";
import type { ApiBody, ApiExample, ApiResponse } from "../../model/api.ts";
import { printJson, withoutMarks } from "../../model/exact-number.ts";

/** An example as the body that it is: text as it stands, anything else as indented JSON. */
export function exampleText({ value, text }: Pick<ApiExample, "value" | "text">): string {
  if (text !== undefined) return text;
  return typeof value === "string" ? withoutMarks(value) : printJson(value, 2);
}

/** The grammar that colors an example. */
export function exampleLanguage(mediaType: string): string {
  if (/\bjson\b/.test(mediaType)) return "json";
  if (/\bxml\b/.test(mediaType)) return "xml";
  if (/\byaml\b/.test(mediaType)) return "yaml";
  return "text";
}

/** All grammars that examples may need. */
export const EXAMPLE_LANGUAGES = ["json", "xml", "yaml"];

/** What a successful call answers. */
export interface AnswerExample {
  status: string;
  mediaType: string;
  example: ApiExample;
}

/** The first example of the first successful response that has one; else one made of its schema. */
export function answerExample(responses: readonly ApiResponse[]): AnswerExample | undefined {
  const bodies = responses
    .filter(({ status }) => isSuccess(status))
    .flatMap(({ status, content }) => content.map((media) => ({ status, ...media })));
  const authored = bodies.find(({ examples }) => examples.some(({ href }) => href === undefined));
  const example = authored?.examples.find(({ href }) => href === undefined);
  if (authored && example) return { status: authored.status, mediaType: authored.type, example };
  const made = bodies.find(({ schema, type }) => schema !== null && /\bjson\b/.test(type));
  if (!made?.schema) return undefined;
  const value = generateValue(made.schema, "response");
  const generated = { name: "", summary: "", description: "", value };
  return { status: made.status, mediaType: made.type, example: generated };
}

/** Answers behind one switch, at most. */
const MOST_ANSWERS = 6;
/** Longer examples of errors stand with their responses only. */
const LONGEST_ERROR = 2000;

/** What a call answers: the example of success first, then other examples and other statuses. */
export function answerExamples(responses: readonly ApiResponse[]): AnswerExample[] {
  const first = answerExample(responses);
  const others = responses.flatMap(({ status, content }) => {
    const [media] = content.filter(({ examples }) => examples.length > 0);
    const shown = media?.examples.filter(({ href }) => href === undefined) ?? [];
    const own = isSuccess(status) ? shown : shown.slice(0, 1);
    return own.map((example) => ({ status, mediaType: media?.type ?? "", example }));
  });
  const short = others.filter(
    ({ example }) => example !== first?.example && exampleText(example).length <= LONGEST_ERROR,
  );
  return [...(first ? [first] : []), ...short].slice(0, MOST_ANSWERS);
}

/** What a webhook sends. */
export function eventExamples(body: ApiBody | null): AnswerExample[] {
  const asAnswer = { status: "2XX", description: "", headers: [], links: [] };
  const examples = body ? answerExamples([{ ...asAnswer, content: body.content }]) : [];
  return examples.map((example) => ({ ...example, status: "" }));
}

/** "200", "2XX"; "default" is what all others have in common. */
export function isSuccess(status: string): boolean {
  return status.startsWith("2");
}
