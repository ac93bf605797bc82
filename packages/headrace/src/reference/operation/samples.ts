import { buildRequest } from "../../api/request/build-request.ts";
import { vendorFirst } from "../../api/request/media-types.ts";
import { RequestError } from "../../api/request/request-error.ts";
import type { CodeSample } from "../../api/samples/code-sample.ts";
import { CODE_SAMPLES, chosenSamples } from "../../api/samples/samples.ts";
import { exampleValues } from "../../api/values/example-values.ts";
import type { ApiExample, ApiMedia } from "../../model/api.ts";
import type { OperationSource } from "../reference-source.ts";
import type { SayApi } from "../say.ts";

/** A request in one language, written from the examples of the description. */
export interface CodeSampleText extends Pick<CodeSample, "id" | "label"> {
  /** For the highlighter. */
  language: string;
  text: string;
}

/** Grammars of all samples. */
export const SAMPLE_LANGUAGES: readonly string[] = CODE_SAMPLES.map(({ language }) => language);

/**
 * The samples of an operation, one for each client; none for a webhook.
 *
 * @returns what is wrong when the description's values make no request.
 */
export function codeSamples(source: OperationSource, say: SayApi): CodeSampleText[] | RequestError {
  if (source.webhook) return [];
  const authored = authoredSamples(source, say);
  try {
    return [...samplesOf(source), ...authored];
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return authored.length > 0 ? authored : error;
  }
}

/** @param example Name of the body's; default: the first. */
function samplesOf(
  { operation, securitySchemes, context }: OperationSource,
  example?: string,
): CodeSampleText[] {
  const { accept } = context;
  const own = example === undefined ? {} : { example };
  const request = buildRequest(
    operation,
    exampleValues(operation, { securitySchemes, accept, ...own }),
  );
  return chosenSamples(context.samples).map(({ id, label, language, print }) => ({
    id,
    label,
    language,
    text: print(request),
  }));
}

/** A request with one of the bodies that the author gives, in all languages. */
export interface ExampleRequest {
  media: ApiMedia;
  example: ApiExample;
  samples: readonly CodeSampleText[];
}

/** Requests behind a switch, and the characters of all their samples, at most. */
const MOST_REQUESTS = 6;
const ALL_SAMPLES = 24_000;

/** Of a body with several examples the requests that they make; what is beyond stands with the body. */
export function exampleRequests(source: OperationSource): ExampleRequest[] {
  const [media] = vendorFirst(source.operation.body?.content ?? []);
  const examples = media?.examples.filter(({ href }) => href === undefined) ?? [];
  if (!media || examples.length < 2) return [];
  let room = ALL_SAMPLES;
  const requests: ExampleRequest[] = [];
  for (const example of examples.slice(0, MOST_REQUESTS)) {
    const samples = samplesOf(source, example.name);
    room -= samples.reduce((sum, { text }) => sum + text.length, 0);
    if (room < 0) break;
    requests.push({ media, example, samples });
  }
  const names = new Set(requests.map(({ example }) => example.name));
  return names.size > 1 && names.size === requests.length ? requests : [];
}

/** The samples that the description brings, after those that are made and called like none of them. */
function authoredSamples({ operation, context }: OperationSource, say: SayApi): CodeSampleText[] {
  const made = new Set(chosenSamples(context.samples).map(({ label }) => label.toLowerCase()));
  const isPlain = (label: string) => operation.samples.length > 1 && !made.has(label.toLowerCase());
  return operation.samples.map(({ label, language, text }, index) => ({
    id: `authored-${index + 1}`,
    label: isPlain(label) ? label : say("byAuthor", { label }),
    language: grammarOf(language),
    text,
  }));
}

const GRAMMARS: Readonly<Record<string, string>> = {
  "c#": "csharp",
  "node.js": "javascript",
  js: "javascript",
  node: "javascript",
  curl: "bash",
  shell: "bash",
};

/** The grammar of a language as authors call it; text, where that is not loaded. */
function grammarOf(language: string): string {
  const name = language.toLowerCase();
  const grammar = GRAMMARS[name] ?? name;
  return SAMPLE_LANGUAGES.includes(grammar) ? grammar : "text";
}
