import type { ApiParameter, ApiSecurityScheme, CallableOperation, Json } from "../../model/api.ts";
import { acceptTypes } from "../request/media-types.ts";
import { parameterKey, type RequestValues } from "../request/request-values.ts";
import { exampleBody } from "./example-body.ts";
import { generateValue } from "./generate-value.ts";
import { placeholderCredentials } from "./placeholder-credentials.ts";

/** What to fill in; everything has a default. */
export interface ExampleOptions {
  /** Of the description; without them no credential is filled in. */
  securitySchemes?: Record<string, ApiSecurityScheme>;
  /** What stands for a key or token, by the name of the scheme; default: "YOUR_API_KEY" and such. */
  placeholders?: Record<string, string>;
  /** For `Accept` where no successful response has content; default: any type. */
  accept?: string;
  /** Of the body; default: the first, vendor types first. */
  mediaType?: string;
  /** Name of the body's example; default: the first. */
  example?: string;
  /** Fill in optional parameters too; default: only required ones. */
  optional?: boolean;
}

/**
 * Values that make a working request: authored examples first, else values made from the schemas.
 * The same for the same operation. Credentials are placeholders.
 */
export function exampleValues(
  operation: CallableOperation,
  options: ExampleOptions = {},
): RequestValues {
  const [server] = operation.servers;
  const variables = Object.entries(server?.variables ?? {});
  return {
    server: server?.url ?? "",
    serverVariables: Object.fromEntries(variables.map(([name, { default: text }]) => [name, text])),
    parameters: exampleParameters(operation, options.optional ?? false),
    accept: isAcceptKnown(operation) ? null : (options.accept ?? null),
    body: exampleBody(operation, options),
    credentials: placeholderCredentials(operation, options),
  };
}

function isAcceptKnown(operation: CallableOperation): boolean {
  return operation.accept !== undefined || acceptTypes(operation).length > 0;
}

/**
 * The value that an example request has for a parameter, required or not. An empty text stands in a
 * query only: elsewhere no request could be made with it.
 */
function exampleParameter({ in: place, schema, examples, sample }: ApiParameter): Json {
  const example = examples.find(({ href }) => href === undefined);
  const needed = place === "query" ? schema : { minLength: 1, ...schema };
  return example ? example.value : generateValue(needed, "request", sample);
}

function exampleParameters(operation: CallableOperation, optional: boolean): Record<string, Json> {
  const parameters = operation.parameters.filter((parameter) => parameter.required || optional);
  return Object.fromEntries(
    parameters.map((parameter) => [parameterKey(parameter), exampleParameter(parameter)]),
  );
}
