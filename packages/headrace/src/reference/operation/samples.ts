import { buildRequest } from "../../api/request/build-request.ts";
import { RequestError } from "../../api/request/request-error.ts";
import { CODE_SAMPLES, type CodeSample, chosenSamples } from "../../api/samples/samples.ts";
import { exampleValues } from "../../api/values/example-values.ts";
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
  const { operation, securitySchemes, webhook, context } = source;
  if (webhook) return [];
  try {
    const values = exampleValues(operation, { securitySchemes, accept: context.accept });
    const request = buildRequest(operation, values);
    const made = chosenSamples(context.samples).map(({ id, label, language, print }) => ({
      id,
      label,
      language,
      text: print(request),
    }));
    return [...made, ...authoredSamples(source, say)];
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    const authored = authoredSamples(source, say);
    return authored.length > 0 ? authored : error;
  }
}

/** The samples that the description brings, after those that are made. */
function authoredSamples({ operation }: OperationSource, say: SayApi): CodeSampleText[] {
  return operation.samples.map(({ label, language, text }, index) => ({
    id: `authored-${index + 1}`,
    label: operation.samples.length > 1 ? label : say("byAuthor", { label }),
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
