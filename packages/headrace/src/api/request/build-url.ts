import type { ApiParameter, CallableOperation, Json } from "../../model/api.ts";
import { localized } from "../../model/messages/localized.ts";
import { fill } from "../../model/messages/messages.ts";
import { contentText } from "./form-pairs.ts";
import { URLENCODED } from "./media-text.ts";
import { essenceOf, isJson } from "./media-types.ts";
import { encodeComponent, encodeIllegal } from "./percent-encoding.ts";
import type { RequestProblem } from "./request-error.ts";
import { parameterKey, type RequestValues } from "./request-values.ts";
import { serializePairs, serializePath } from "./serialize-parameter.ts";
import { joinPair, type Pair } from "./style-pairs.ts";

/**
 * The absolute address, in the one spelling that every client sends unchanged. Problems are
 * appended to `problems`.
 */
export function buildUrl(
  operation: CallableOperation,
  values: RequestValues,
  problems: RequestProblem[],
): string {
  const path = fillPath(operation, values, problems);
  const query = [
    ...queryPairs(operation, values).map(joinPair),
    ...wholeQueries(operation, values),
  ];
  const base = parseServer(values, problems);
  if (!base) return "";
  const search = [base.search.slice(1), ...query].filter((part) => part !== "").join("&");
  const address = base.origin + base.pathname.replace(/\/$/, "") + path;
  const url = new URL(search ? `${address}${path.includes("?") ? "&" : "?"}${search}` : address);
  return url.origin + encodeIllegal(url.pathname + url.search);
}

/** https://spec.openapis.org/oas/v3.2.0#parameter-locations: one value is the whole query. */
function wholeQueries(operation: CallableOperation, values: RequestValues): string[] {
  return operation.parameters
    .filter((parameter) => parameter.in === "querystring")
    .flatMap((parameter) => {
      const value = values.parameters[parameterKey(parameter)];
      if (!isGiven(value, parameter)) return [];
      const text = contentText(parameter, value);
      return [
        essenceOf(parameter.mediaType ?? "") === URLENCODED
          ? encodeIllegal(text)
          : encodeComponent(text),
      ];
    });
}

/** A value is given unless it is absent, null, or an empty string or list, which only JSON can write. */
export function isGiven(
  value: Json | undefined,
  { mediaType }: Pick<ApiParameter, "mediaType">,
): value is Json {
  if (value === undefined || value === null) return false;
  if (isJson(mediaType ?? "")) return true;
  return value !== "" && (!Array.isArray(value) || value.length > 0);
}

function parseServer(values: RequestValues, problems: RequestProblem[]): URL | undefined {
  const text = values.server.replace(/\{([^{}]+)\}/g, (whole, name: string) =>
    name in values.serverVariables ? (values.serverVariables[name] ?? "") : whole,
  );
  const message = serverProblem(text);
  if (!message) return new URL(text);
  problems.push({ field: { in: "server" }, message });
  return undefined;
}

function serverProblem(text: string): string | undefined {
  const variable = /\{([^{}]+)\}/.exec(text)?.[1];
  if (variable) return fill(localized("variableMissing"), { name: variable });
  if (!URL.canParse(text)) return localized("serverNotAbsolute");
  const { protocol, username, password } = new URL(text);
  if (!/^https?:$/.test(protocol)) return localized("serverNotHttp");
  if (username || password) return localized("serverHoldsUser");
  return undefined;
}

function fillPath(
  operation: CallableOperation,
  values: RequestValues,
  problems: RequestProblem[],
): string {
  const parameters = operation.parameters.filter((parameter) => parameter.in === "path");
  return operation.path
    .split("/")
    .map((segment) => {
      const used = parameters.filter(({ name }) => segment.includes(`{${name}}`));
      const filled = segment.replace(/\{([^{}]+)\}|[^{}]+|[{}]/g, (text, name?: string) => {
        const parameter = used.find((candidate) => candidate.name === name);
        if (!parameter) return encodeIllegal(text);
        const value = values.parameters[parameterKey(parameter)];
        return isGiven(value, parameter) ? serializePath(parameter, value) : "";
      });
      for (const parameter of used) checkSegment({ parameter, filled, values }, problems);
      return filled;
    })
    .join("/");
}

/** Browsers and curl would remove a segment of dots, and with it the one before. */
function checkSegment(
  { parameter, filled, values }: { parameter: ApiParameter; filled: string; values: RequestValues },
  problems: RequestProblem[],
): void {
  const { name } = parameter;
  const field = { in: "path", name } as const;
  if (!isGiven(values.parameters[parameterKey(field)], parameter)) {
    problems.push({ field, message: fill(localized("parameterMissing"), { place: "path", name }) });
  } else if (/^(?:\.|%2e){1,2}$/i.test(filled)) {
    problems.push({ field, message: fill(localized("pathDots"), { name, value: filled }) });
  }
}

function queryPairs(operation: CallableOperation, values: RequestValues): Pair[] {
  const parameters = operation.parameters
    .filter((parameter) => parameter.in === "query")
    .flatMap((parameter) => {
      const value = values.parameters[parameterKey(parameter)];
      return isGiven(value, parameter) || value === "" ? serializePairs(parameter, value) : [];
    });
  const credentials = values.credentials.flatMap((credential): Pair[] =>
    credential.kind === "apiKey" && credential.in === "query"
      ? [[encodeComponent(credential.name), encodeComponent(credential.value)]]
      : [],
  );
  return [...parameters, ...credentials];
}
