import type { ApiBody, ApiPosition, ApiResponse, Json, Operation } from "../../model/api.ts";
import { describeContent, describeHeaders, describeParameters } from "./describe-content.ts";
import { describeLink, describeSecurity, describeServers } from "./describe-servers.ts";
import type { FoundOperation, OperationIds } from "./found-operations.ts";
import { isRecord, record, text, toJson } from "./json-values.ts";
import { createOperationContext, type OperationContext } from "./operation-context.ts";
import type { References } from "./references.ts";
import type { ReadLevel } from "./schema-level.ts";

/** What all operations of a description share. */
export interface DescriptionContext {
  root: Record<string, unknown>;
  references: References;
  read: ReadLevel;
  ids: OperationIds;
  /** Where an operation stands in its file. */
  positionOf: (raw: object) => ApiPosition;
}

/** @param family Name of its family. */
export function describeOperation(
  found: FoundOperation,
  family: string,
  shared: DescriptionContext,
): Operation {
  const context = createOperationContext(shared.references, shared.read);
  const operation: Operation = {
    ...describeParts(found, family, { shared, context }),
    callbacks: found.callbacks.map((callback) => ({
      ...describeParts(callback, family, { shared, context }),
      callbacks: [],
    })),
  };
  context.finish();
  return operation;
}

interface Contexts {
  shared: DescriptionContext;
  context: OperationContext;
}

function describeParts(
  found: FoundOperation,
  family: string,
  { shared, context }: Contexts,
): Omit<Operation, "callbacks"> {
  const { raw, pathItem, method, path } = found;
  return {
    id: shared.ids.idOf(found),
    method,
    path,
    summary: text(raw.summary) || text(pathItem.summary),
    description: text(raw.description) || text(pathItem.description),
    family,
    deprecated: raw.deprecated === true,
    externalDocs: describeLink(raw.externalDocs),
    servers: describeServers([raw.servers, pathItem.servers, shared.root.servers]),
    security: describeSecurity([raw.security, shared.root.security]),
    parameters: describeParameters([pathItem.parameters, raw.parameters], context),
    body: describeBody(raw.requestBody, context),
    responses: describeResponses(raw.responses, { shared, context }),
    extensions: extensionsOf(raw),
    position: shared.positionOf(raw),
  };
}

function describeBody(requestBody: unknown, context: OperationContext): ApiBody | null {
  if (!isRecord(requestBody)) return null;
  const body = context.references.object(requestBody);
  return {
    description: text(body.description),
    required: body.required === true,
    content: describeContent(body.content, context),
  };
}

function describeResponses(responses: unknown, { shared, context }: Contexts): ApiResponse[] {
  return Object.entries(record(responses))
    .filter(([status]) => !status.startsWith("x-"))
    .map(([status, value]) => {
      const response = context.references.object(value);
      return {
        status: status === "default" ? status : status.toUpperCase(),
        description: text(response.description) || text(response.summary),
        headers: describeHeaders(response.headers, context),
        content: describeContent(response.content, context),
        links: describeLinks(response.links, shared),
      };
    });
}

/** Links to operations of this description; those that lead elsewhere have no page to lead to. */
function describeLinks(
  links: unknown,
  { references, ids }: DescriptionContext,
): ApiResponse["links"] {
  return Object.entries(record(links)).flatMap(([name, value]) => {
    const link = references.object(value);
    const operationId =
      typeof link.operationRef === "string"
        ? ids.byObject(references.follow(link.operationRef).node)
        : ids.byAuthored(text(link.operationId));
    return operationId ? [{ name, operationId, description: text(link.description) }] : [];
  });
}

function extensionsOf(raw: Record<string, unknown>): Record<string, Json> {
  const entries = Object.entries(raw).filter(([name]) => name.startsWith("x-"));
  return Object.fromEntries(entries.map(([name, value]) => [name, toJson(value)]));
}
