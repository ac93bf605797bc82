import type { ApiMedia, ApiSecurityScheme, CallableOperation, Operation } from "./api.ts";

/** The file beside an operation's page from which the console is made. */
export interface ConsoleOperation {
  operation: CallableOperation;
  /** Those that the operation's `security` names. */
  securitySchemes: Record<string, ApiSecurityScheme>;
  /** For `Accept` where the operation answers without content. */
  accept: string;
  /** Readers may send to an address that they type. */
  anyServer?: boolean;
}

/** Begins the hash of an address that opens the page's console; what it is filled with follows. */
export const CONSOLE_HASH = "#try?";

/** What a call needs of an operation; no credentials where nobody knows which. */
export function callable(
  operation: Operation,
  schemes: Readonly<Record<string, ApiSecurityScheme>>,
): CallableOperation {
  const { callbacks: _, samples: __, impliedHeaders: ___, responses, body, ...own } = operation;
  const asks = own.security.flat().some(({ scheme }) => Object.hasOwn(schemes, scheme));
  return {
    ...own,
    security: asks ? own.security : [],
    body: body && { ...body, content: body.content.map(withOwnExamples) },
    responses: responses.map(({ status, headers, content }) => ({
      status,
      headers: headers.map(({ name }) => ({ name })),
      content: content.map(({ type }) => ({ type })),
    })),
  };
}

/** Requests begin with what the description holds itself. */
function withOwnExamples(media: ApiMedia): ApiMedia {
  return { ...media, examples: media.examples.filter(({ href }) => href === undefined) };
}
