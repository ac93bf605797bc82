import type { CallableOperation } from "../../model/api.ts";
import type { ApiRequest } from "../../model/api-request.ts";
import { localized } from "../../model/messages/localized.ts";
import { fill } from "../../model/messages/messages.ts";
import { isGiven } from "./build-url.ts";
import { acceptTypes } from "./media-types.ts";
import { encodeForCookie, toWellFormed } from "./percent-encoding.ts";
import type { RequestField, RequestProblem } from "./request-error.ts";
import { type Credential, parameterKey, type RequestValues } from "./request-values.ts";
import { serializeHeader, serializePairs } from "./serialize-parameter.ts";
import { joinPair, type Pair } from "./style-pairs.ts";

/** A header and where its value came from. */
interface Header {
  name: string;
  value: string;
  field: RequestField;
}

/** https://www.rfc-editor.org/rfc/rfc9110#section-5.6.2 */
const TOKEN = /^[!#$%&'*+\-.^_`|~\w]+$/;

/**
 * Accept, Content-Type, credentials, header parameters, cookies, in this order; the first of
 * two headers of one name stays. Problems are appended to `problems`.
 */
export function buildHeaders(
  { operation, values }: { operation: CallableOperation; values: RequestValues },
  contentType: string | null,
  problems: RequestProblem[],
): ApiRequest["headers"] {
  const accept = values.accept ?? operation.accept ?? (acceptTypes(operation).join(", ") || "*/*");
  const field: RequestField = { in: "body", name: null };
  const headers: Header[] = [{ name: "Accept", value: accept, field }];
  if (contentType !== null) headers.push({ name: "Content-Type", value: contentType, field });
  headers.push(
    ...values.credentials.flatMap((credential) => credentialHeader(credential, problems)),
    ...parameterHeaders(operation, values),
    ...cookieHeader(operation, values),
  );
  problems.push(...headers.flatMap(headerProblems));
  return headers
    .filter(({ name }, index) => index === headers.findIndex((other) => sameName(other.name, name)))
    .map(({ name, value }) => ({ name, value: trim(value) }));
}

function credentialHeader(credential: Credential, problems: RequestProblem[]): Header[] {
  const authorization = (value: string): Header[] => [
    { name: "Authorization", value, field: { in: "credential", name: "Authorization" } },
  ];
  switch (credential.kind) {
    case "apiKey": {
      if (credential.in !== "header") return [];
      const field: RequestField = { in: "credential", name: credential.name };
      return [{ name: credential.name, value: credential.value, field }];
    }
    case "bearer":
      return authorization(`Bearer ${credential.token}`);
    case "http":
      return authorization(`${credential.scheme} ${credential.credentials}`);
    case "basic":
      if (credential.username.includes(":")) {
        problems.push({
          field: { in: "credential", name: "Authorization" },
          message: localized("colonInUserName"),
        });
      }
      return authorization(`Basic ${toBase64(`${credential.username}:${credential.password}`)}`);
  }
}

function parameterHeaders(operation: CallableOperation, values: RequestValues): Header[] {
  return operation.parameters
    .filter((parameter) => parameter.in === "header")
    .flatMap((parameter) => {
      const value = values.parameters[parameterKey(parameter)];
      if (!isGiven(value, parameter)) return [];
      const field: RequestField = { in: "header", name: parameter.name };
      return [{ name: parameter.name, value: serializeHeader(parameter, value), field }];
    });
}

function cookieHeader(operation: CallableOperation, values: RequestValues): Header[] {
  const parameters = operation.parameters
    .filter((parameter) => parameter.in === "cookie")
    .flatMap((parameter) => {
      const value = values.parameters[parameterKey(parameter)];
      return isGiven(value, parameter) ? serializePairs(parameter, value) : [];
    });
  const credentials = values.credentials.flatMap((credential): Pair[] =>
    credential.kind === "apiKey" && credential.in === "cookie"
      ? [[encodeForCookie(credential.name), encodeForCookie(credential.value)]]
      : [],
  );
  const pairs = [...parameters, ...credentials].map(joinPair);
  if (pairs.length === 0) return [];
  return [{ name: "Cookie", value: pairs.join("; "), field: { in: "cookie", name: "Cookie" } }];
}

function headerProblems({ name, value, field }: Header): RequestProblem[] {
  if (!TOKEN.test(name)) return [{ field, message: fill(localized("headerName"), { name }) }];
  if (/[\r\n]/.test(trim(value))) {
    return [{ field, message: fill(localized("headerBreak"), { name }) }];
  }
  if (!/^[\t\x20-\x7E]*$/.test(trim(value))) {
    return [{ field, message: fill(localized("headerAscii"), { name }) }];
  }
  return [];
}

/** Clients take off the white space around a value, but not all of them do. */
function trim(value: string): string {
  return value.replace(/^[\t ]+|[\t ]+$/g, "");
}

function sameName(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

function toBase64(text: string): string {
  return btoa(String.fromCharCode(...new TextEncoder().encode(toWellFormed(text))));
}
