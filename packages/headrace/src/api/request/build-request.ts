import type { CallableOperation } from "../../model/api.ts";
import type { ApiRequest } from "../../model/api-request.ts";
import { localized } from "../../model/messages/localized.ts";
import { fill } from "../../model/messages/messages.ts";
import { buildBody } from "./build-body.ts";
import { buildHeaders } from "./build-headers.ts";
import { buildUrl, isGiven } from "./build-url.ts";
import { RequestError, type RequestProblem } from "./request-error.ts";
import { parameterKey, type RequestValues } from "./request-values.ts";

/**
 * The request that an operation makes of the values. Throws a `RequestError` with every problem
 * when a value is missing or can't be sent.
 */
export function buildRequest(operation: CallableOperation, values: RequestValues): ApiRequest {
  const problems: RequestProblem[] = missingParameters(operation, values);
  const url = buildUrl(operation, values, problems);
  const { body, contentType } = buildBody(operation, values, problems);
  const headers = buildHeaders({ operation, values }, contentType, problems);
  if (problems.length > 0) throw new RequestError(problems);
  return { method: operation.method.toUpperCase(), url, headers, body };
}

/** Those of the path are found where the path is filled. */
function missingParameters(operation: CallableOperation, values: RequestValues): RequestProblem[] {
  return operation.parameters
    .filter((parameter) => parameter.required && parameter.in !== "path")
    .filter((parameter) => {
      const value = values.parameters[parameterKey(parameter)];
      return !isGiven(value, parameter) && !(parameter.in === "query" && value === "");
    })
    .map(({ in: place, name }) => ({
      field: { in: place, name },
      message: fill(localized("parameterMissing"), { place, name }),
    }));
}
