import { bodyText } from "../../api/values/example-body.ts";
import { generateValue } from "../../api/values/generate-value.ts";
import type { ApiBody, ApiExample, ApiMedia, ApiResponse, Schema } from "../../model/api.ts";
import type { SayApi } from "../say.ts";
import { cutNames, tellingNames } from "../telling-names.ts";

/**
 * An example as the body that it is, as requests send it: a string in JSON stands in quotation marks where the
 * schema asks for one, XML is written by its schema; other text as it stands, anything else as indented JSON.
 */
export function exampleText(
  { value, text }: Pick<ApiExample, "value" | "text">,
  { type, schema }: Pick<ApiMedia, "type" | "schema"> = { type: "", schema: null },
): string {
  return text ?? bodyText({ type, schema }, value);
}

/** Characters of all names in a switch that stands in two rows. */
const LONGEST_ROW = 80;

/** Of one of several names that only more words tell apart. */
export const LONGEST_NAME = 40;

/** What a switch calls several examples: by their own words, cut where they are long, else by numbers. */
export function exampleLabels(examples: readonly ApiExample[], say: SayApi): readonly string[] {
  const own = examples.map(exampleName);
  const cut = cutNames(own, Math.floor(LONGEST_ROW / own.length));
  const names =
    tellingNames([own, cut], { all: LONGEST_ROW }) ??
    tellingNames([cutNames(own, LONGEST_NAME)], { each: LONGEST_NAME });
  return names ?? examples.map((_, index) => `${say("example")} ${index + 1}`);
}

/** As its author calls it; "" for the only one. */
export function exampleName({ summary, name }: Pick<ApiExample, "summary" | "name">): string {
  return summary || name;
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

/** What a call answers; several statuses where they answer the same. */
export interface AnswerExample {
  status: string;
  mediaType: string;
  schema: Schema | null;
  example: ApiExample;
}

/** The body of an answer. */
export function answerText({ mediaType, schema, example }: Omit<AnswerExample, "status">): string {
  return exampleText(example, { type: mediaType, schema });
}

/** The first example of the first successful response that has one; else one made of its schema. */
function answerExample(responses: readonly ApiResponse[]): AnswerExample | undefined {
  const bodies = responses.filter(({ status }) => isSuccess(status)).flatMap(bodiesOf);
  const authored = bodies.find(({ examples }) => examples.some(({ href }) => href === undefined));
  const example = authored?.examples.find(({ href }) => href === undefined);
  if (authored && example) {
    const { status, type, schema } = authored;
    return { status, mediaType: type, schema, example };
  }
  return madeAnswer(bodies);
}

/** An example of the first body that a schema describes in JSON. */
function madeAnswer(bodies: readonly (ApiMedia & { status: string })[]): AnswerExample | undefined {
  for (const { schema, type, status } of bodies) {
    if (schema === null || !/\bjson\b/.test(type)) continue;
    const value = generateValue(schema, "response");
    const example = { name: "", summary: "", description: "", value };
    return { status, mediaType: type, schema, example };
  }
  return undefined;
}

/** Examples of other bodies of success that nobody wrote one for, as events of a stream. */
function madeBeside(
  first: AnswerExample | undefined,
  responses: readonly ApiResponse[],
): AnswerExample[] {
  const texts = new Set(first && [answerText(first)]);
  const bodies = responses
    .flatMap(bodiesOf)
    .filter(({ examples }) => examples.length === 0)
    .filter(({ status, type }) => status !== first?.status || type !== first.mediaType);
  return bodies.flatMap((body) => {
    const made = madeAnswer([body]);
    if (!made || texts.has(answerText(made))) return [];
    texts.add(answerText(made));
    return [made];
  });
}

/** Of successful answers behind one switch, at most. */
const MOST_SUCCESSES = 6;
/** Longer examples of errors stand with their responses only. */
const LONGEST_ERROR = 2000;

/** Tabs, at most: what no tab shows stands with its response. */
const MOST_ANSWERS = 8;

/**
 * What a call answers: the example of success first, then its other examples, then one of each other
 * status. Where there is none, it is made; statuses with equal bodies stand behind one tab.
 */
export function answerExamples(responses: readonly ApiResponse[]): AnswerExample[] {
  const first = answerExample(responses);
  const isShort = (answer: AnswerExample) => answerText(answer).length <= LONGEST_ERROR;
  const good = responses.filter(({ status }) => isSuccess(status));
  const others = [...good.flatMap(authoredAnswers), ...madeBeside(first, good)].filter(
    (answer) => answer.example !== first?.example && isShort(answer),
  );
  const failures = responses
    .filter(({ status }) => !isSuccess(status))
    .flatMap((response) => {
      const answer = authoredAnswers(response)[0] ?? madeAnswer(bodiesOf(response));
      return answer ? [answer] : [];
    })
    .filter(isShort);
  const successes = [...(first ? [first] : []), ...others].slice(0, MOST_SUCCESSES);
  return [...successes, ...withoutTwins(failures)].slice(0, MOST_ANSWERS);
}

/** Whether an example of a response stands beside it, so that it need not stand below, too. */
export function isShownBeside(
  example: ApiExample,
  { status, content }: ApiResponse,
  answers: readonly AnswerExample[],
): boolean {
  if (isSuccess(status)) return answers.some((answer) => answer.example === example);
  // One tab has one example: of several the others would stand alone.
  const isOnly = content.flatMap(({ examples }) => examples).length === 1;
  return (
    isOnly &&
    answers.some(
      (answer) =>
        answer.status.split(", ").includes(status) &&
        answerText(answer) === answerText({ ...answer, example }),
    )
  );
}

function bodiesOf({ status, content }: ApiResponse) {
  return content.map((media) => ({ status, ...media }));
}

function authoredAnswers({ status, content }: ApiResponse): AnswerExample[] {
  const [media] = content.filter(({ examples }) => examples.length > 0);
  const shown = media?.examples.filter(({ href }) => href === undefined) ?? [];
  const { type: mediaType = "", schema = null } = media ?? {};
  return shown.map((example) => ({ status, mediaType, schema, example }));
}

/** Errors are often told alike: their statuses share a tab. */
function withoutTwins(answers: readonly AnswerExample[]): AnswerExample[] {
  const all = new Map<string, AnswerExample>();
  for (const answer of answers) {
    const { summary, description } = answer.example;
    const key = JSON.stringify([answer.mediaType, summary, description, answerText(answer)]);
    const known = all.get(key);
    all.set(key, known ? { ...known, status: `${known.status}, ${answer.status}` } : answer);
  }
  return [...all.values()];
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
