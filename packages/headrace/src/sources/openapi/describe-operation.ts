import type {
  ApiBody,
  ApiCodeSample,
  ApiMedia,
  ApiPosition,
  ApiResponse,
  ApiResponseLink,
  ApiServer,
  Json,
  Operation,
} from "../../model/api.ts";
import {
  describeAccept,
  describeContent,
  describeHeaders,
  describeParameters,
} from "./describe-content.ts";
import {
  describeLink,
  describeSecurity,
  describeServers,
  describeTargets,
} from "./describe-servers.ts";
import type { FoundOperation, OperationIds } from "./found-operations.ts";
import { isRecord, isTrue, list, oneOrMore, record, text, toJson } from "./json-values.ts";
import { createOperationContext, type OperationContext } from "./operation-context.ts";
import { parsePointer, type References } from "./references.ts";
import type { Expansion } from "./schemas/expand-schema.ts";
import type { ReadLevel } from "./schemas/schema-level.ts";

/** What all operations of a description share. */
export interface DescriptionContext {
  root: Record<string, unknown>;
  references: References;
  read: ReadLevel;
  ids: OperationIds;
  /** Begins the trees of an operation's schemas. */
  expansion: () => Expansion;
  /** Where an operation stands in its file. */
  positionOf: (raw: object) => ApiPosition;
  /** Absolute address that relative servers count from. */
  server: string;
  /** How many examples of schemas are too long for all pages. */
  tooLong: Map<object, number>;
  /** The API sends its requests: what is read-only stands in them. */
  isWebhook?: true;
}

/** @param family Name of its family. */
export function describeOperation(
  found: FoundOperation,
  family: string,
  shared: DescriptionContext,
): Operation {
  const context = createOperationContext(shared, shared.expansion());
  const operation: Operation = {
    ...describeParts(found, family, {
      shared,
      context,
      finishRequest: () => context.finish("request"),
    }),
    callbacks: found.callbacks.map((callback, _, { length }) => ({
      ...describeParts(callback, family, {
        shared,
        context,
        finishRequest: () => context.finish("callback", length),
      }),
      servers: targetsOf(callback, shared.server),
      // What the API needs of those who call it, it does not send to them.
      security: describeSecurity([callback.raw.security]),
      callbacks: [],
      callback: callback.name,
      // It is called on no page of its own, where its id would say the same.
      ...(text(callback.raw.operationId) !== "" && { operationId: text(callback.raw.operationId) }),
    })),
  };
  context.finish("rest");
  return operation;
}

/** Where a request goes that the API makes. */
export function targetsOf({ raw, pathItem }: FoundOperation, base: string): ApiServer[] {
  return describeTargets([raw.servers, pathItem.servers], base);
}

/** What the parts of an operation are described with. */
export interface Contexts {
  shared: DescriptionContext;
  context: OperationContext;
}

/**
 * A summary that can be a title, and all other words of an operation: its own, and those that apply
 * to all operations of its path.
 */
function describeWords(
  raw: Record<string, unknown>,
  pathItem: Record<string, unknown>,
): Pick<Operation, "summary" | "description"> {
  const written = text(raw.summary).trim() || text(pathItem.summary).trim();
  const isTitle = written.length <= LONGEST_TITLE && !/\n\s*\n/.test(written);
  const shared = [text(raw.summary) ? text(pathItem.summary) : "", text(pathItem.description)];
  const others = [isTitle ? "" : written, text(raw.description), ...shared];
  return {
    summary: isTitle ? written.replaceAll(/\s+/g, " ") : "",
    description: [...new Set(others)].filter(Boolean).join("\n\n"),
  };
}

/** Generators put whole comments into summaries. */
const LONGEST_TITLE = 160;

function describeParts(
  found: FoundOperation,
  family: string,
  { shared, context, finishRequest }: Contexts & { finishRequest: () => void },
): Omit<Operation, "callbacks"> {
  const { raw, pathItem, method, path } = found;
  const parameters = describeParameters([pathItem.parameters, raw.parameters], context);
  const body = describeBody(raw.requestBody, context);
  finishRequest();
  const id = shared.ids.idOf(found);
  const operationId = text(raw.operationId);
  return {
    id,
    ...(operationId !== "" && operationId !== id && { operationId }),
    method,
    path,
    ...describeWords(raw, pathItem),
    family,
    tags: oneOrMore(raw.tags),
    deprecated: isTrue(raw.deprecated),
    externalDocs: describeLink(raw.externalDocs),
    servers: describeServers([raw.servers, pathItem.servers, shared.root.servers], shared.server),
    security: describeSecurity([raw.security, shared.root.security]),
    ...parameters,
    ...describeAccept(parameters.impliedHeaders ?? []),
    body,
    responses: describeResponses(raw.responses, { shared, context }),
    samples: authoredSamples(raw),
    extensions: extensionsOf(raw),
    position: shared.positionOf(raw),
  };
}

/** What a request carries; null for nothing. */
export function describeBody(requestBody: unknown, context: OperationContext): ApiBody | null {
  if (!isRecord(requestBody)) return null;
  const body = context.references.object(requestBody);
  return {
    description: text(body.description),
    required: isTrue(body.required),
    content: describeContent(body.content, context).toSorted((a, b) => rank(a) - rank(b)),
  };
}

/** What requests can have comes first: of several types a sample and the console begin with that. */
function rank({ type }: ApiMedia): number {
  return /^multipart\/(?!form-data)|\*/i.test(type) ? 1 : 0;
}

/** Answers by their statuses. */
export function describeResponses(
  responses: unknown,
  { shared, context }: Contexts,
): ApiResponse[] {
  return Object.entries(record(responses))
    .filter(([status]) => !status.startsWith("x-"))
    .map(([status, value]) => {
      const response = context.references.object(value);
      return {
        status: status === "default" ? status : status.toUpperCase(),
        description: [text(response.summary), text(response.description)]
          .filter(Boolean)
          .join("\n\n"),
        headers: describeHeaders(response.headers, context),
        content: describeContent(response.content, context),
        links: describeLinks(response.links, shared),
      };
    });
}

/** Links to operations, with what of the response goes into the next request. */
export function describeLinks(
  links: unknown,
  { references, ids, server }: DescriptionContext,
): ApiResponseLink[] {
  return Object.entries(record(links)).map(([name, value]) => {
    const link = references.object(value);
    const operationId =
      typeof link.operationRef === "string"
        ? ids.byObject(references.follow(link.operationRef).node)
        : ids.byAuthored(text(link.operationId));
    const body = link.requestBody === undefined ? {} : { body: toJson(link.requestBody) };
    const values = Object.entries({ ...record(toJson(link.parameters ?? {})), ...body }).map(
      ([key, given]) => [key, typeof given === "string" ? given : JSON.stringify(given)],
    );
    return {
      name,
      operationId: operationId ?? "",
      ...(operationId === undefined && {
        target: operationWords(text(link.operationRef)) || text(link.operationId),
      }),
      description: text(link.description),
      ...(values.length > 0 && { parameters: Object.fromEntries(values) }),
      ...(isRecord(link.server) && { server: describeServers([[link.server]], server)[0] }),
    };
  });
}

/** "GET /pets/{id} (pets.yaml)" of a reference that no operation of this description answers to. */
function operationWords(reference: string): string {
  const [, file = "", pointer = ""] = /^([^#]*)#(.*)$/s.exec(reference) ?? [];
  const [paths, path, method, ...deeper] = parsePointer(pointer);
  if (paths !== "paths" || !path || !method || deeper.length > 0) return reference;
  return `${method.toUpperCase()} ${path}${file === "" ? "" : ` (${file})`}`;
}

/** Samples under the names that authors use. */
function authoredSamples(raw: Record<string, unknown>): ApiCodeSample[] {
  const given = SAMPLE_NAMES.flatMap((name) => list(raw[name])).map(record);
  return given.flatMap(({ lang, label, source }) => {
    const language = text(lang);
    return text(source) === ""
      ? []
      : [{ language, label: text(label) || language, text: text(source) }];
  });
}

const SAMPLE_NAMES = ["x-codeSamples", "x-code-samples"];

function extensionsOf(raw: Record<string, unknown>): Record<string, Json> {
  const entries = Object.entries(raw).filter(([name]) => name.startsWith("x-"));
  return Object.fromEntries(entries.map(([name, value]) => [name, toJson(value)]));
}
