import { buildRequest } from "../api/request/build-request.ts";
import { RequestError } from "../api/request/request-error.ts";
import { CODE_SAMPLES, type CodeSample } from "../api/samples/samples.ts";
import { exampleValues } from "../api/values/example-values.ts";
import type { OperationSource } from "./reference-source.ts";

/** A request in one language, written from the examples of the description. */
export interface CodeSampleText extends Pick<CodeSample, "id" | "label" | "language"> {
  text: string;
}

/** Grammars of all samples. */
export const SAMPLE_LANGUAGES: readonly string[] = CODE_SAMPLES.map(({ language }) => language);

/**
 * The samples of an operation, one for each client; none for a webhook.
 *
 * @returns what is wrong when the description's values make no request.
 */
export function codeSamples(source: OperationSource): CodeSampleText[] | RequestError {
  const { operation, securitySchemes, webhook, context } = source;
  if (webhook) return [];
  try {
    const values = exampleValues(operation, { securitySchemes, accept: context.accept });
    const request = buildRequest(operation, values);
    return CODE_SAMPLES.map(({ id, label, language, print }) => ({
      id,
      label,
      language,
      text: print(request),
    }));
  } catch (error) {
    if (error instanceof RequestError) return error;
    throw error;
  }
}
