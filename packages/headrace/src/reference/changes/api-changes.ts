import type { ApiDescription, ApiMedia, Operation } from "../../model/api.ts";
import { type ChangeDetail, schemaChanges } from "./schema-changes.ts";

/** What became of one operation. */
export interface ApiChange {
  /** "breaking": who used it as it was may have to change something. */
  kind: "added" | "removed" | "deprecated" | "breaking" | "changed";
  id: string;
  method: string;
  path: string;
  summary: string;
  details: ChangeDetail[];
}

/** What differs between two versions of a description, in the order of the new one. */
export function apiChanges(before: ApiDescription, after: ApiDescription): ApiChange[] {
  const old = new Map(operationsOf(before).map((operation) => [keyOf(operation), operation]));
  const present = operationsOf(after);
  const kept = new Set(present.map(keyOf));
  const changes = present.flatMap((operation): ApiChange[] => {
    const known = old.get(keyOf(operation));
    if (!known) return [change("added", operation, [])];
    const details = differences(known, operation);
    if (operation.deprecated && !known.deprecated)
      return [change("deprecated", operation, details)];
    if (details.length === 0) return [];
    const isBreaking = details.some((detail) => detail.isBreaking);
    return [change(isBreaking ? "breaking" : "changed", operation, details)];
  });
  const gone = [...old].filter(([key]) => !kept.has(key)).map(([, operation]) => operation);
  return [...changes, ...gone.map((operation) => change("removed", operation, []))];
}

function operationsOf({ families, webhooks }: ApiDescription): Operation[] {
  return [...families.flatMap(({ operations }) => operations), ...webhooks];
}

/** The names of path parameters say nothing to a server. */
function keyOf({ method, path }: Operation): string {
  return `${method} ${path.replaceAll(/\{[^}]*\}/g, "{}")}`;
}

function change(kind: ApiChange["kind"], operation: Operation, details: ChangeDetail[]): ApiChange {
  const { id, method, path, summary } = operation;
  return { kind, id, method, path, summary, details };
}

function differences(before: Operation, after: Operation): ChangeDetail[] {
  return [
    ...parameterChanges(before, after),
    ...bodyChanges(before, after),
    ...responseChanges(before, after),
    ...securityChanges(before, after),
  ];
}

function parameterChanges(before: Operation, after: Operation): ChangeDetail[] {
  const name = (parameter: Operation["parameters"][number]) =>
    `${parameter.in} parameter ${parameter.in === "path" ? "" : parameter.name}`.trim();
  const old = new Map(before.parameters.map((parameter) => [name(parameter), parameter]));
  const current = new Map(after.parameters.map((parameter) => [name(parameter), parameter]));
  const added = [...current].flatMap(([key, parameter]): ChangeDetail[] => {
    const known = old.get(key);
    if (!known) {
      const words = parameter.required ? `New required ${key}` : `New ${key}`;
      return [{ text: words, isBreaking: parameter.required }];
    }
    const isStricter = parameter.required && !known.required;
    return [
      ...(isStricter ? [{ text: `The ${key} is now required`, isBreaking: true }] : []),
      ...schemaChanges(known.schema, parameter.schema, { path: key, isSent: true }),
    ];
  });
  const removed = [...old.keys()].filter((key) => !current.has(key));
  return [...added, ...removed.map((key) => ({ text: `The ${key} is gone`, isBreaking: true }))];
}

function bodyChanges({ body: before }: Operation, { body: after }: Operation): ChangeDetail[] {
  if (!after) return before ? [{ text: "It takes no body any more", isBreaking: true }] : [];
  if (!before) {
    const isBreaking = after.required;
    return [{ text: isBreaking ? "It now needs a body" : "It now takes a body", isBreaking }];
  }
  const isStricter = after.required && !before.required;
  return [
    ...(isStricter ? [{ text: "The body is now required", isBreaking: true }] : []),
    ...contentChanges(before.content, after.content, { path: "body", isSent: true }),
  ];
}

function responseChanges(before: Operation, after: Operation): ChangeDetail[] {
  const old = new Map(before.responses.map((response) => [response.status, response]));
  const current = new Map(after.responses.map((response) => [response.status, response]));
  const added = [...current].flatMap(([status, response]) => {
    const known = old.get(status);
    if (!known) return [{ text: `New response ${status}`, isBreaking: false }];
    const place = { path: `response ${status}`, isSent: false };
    return contentChanges(known.content, response.content, place);
  });
  const removed = [...old.keys()].filter((status) => !current.has(status));
  return [
    ...added,
    ...removed.map((status) => ({
      text: `The response ${status} is gone`,
      isBreaking: status.startsWith("2"),
    })),
  ];
}

function contentChanges(
  before: readonly ApiMedia[],
  after: readonly ApiMedia[],
  place: { path: string; isSent: boolean },
): ChangeDetail[] {
  const old = new Map(before.map((media) => [media.type, media]));
  const added = after.flatMap((media): ChangeDetail[] => {
    const known = old.get(media.type);
    if (!known)
      return [{ text: `New media type ${media.type} of ${place.path}`, isBreaking: false }];
    if (!known.schema || !media.schema) return [];
    return schemaChanges(known.schema, media.schema, place);
  });
  const types = new Set(after.map(({ type }) => type));
  const removed = before.filter(({ type }) => !types.has(type));
  return [
    ...added,
    ...removed.map(({ type }) => ({
      text: `The media type ${type} of ${place.path} is gone`,
      isBreaking: true,
    })),
  ];
}

function securityChanges(before: Operation, after: Operation): ChangeDetail[] {
  const words = ({ security }: Operation) =>
    security.map((all) => all.map(({ scheme, scopes }) => [scheme, ...scopes].join(" ")).join("+"));
  const [old, current] = [words(before), words(after)];
  if (old.join() === current.join()) return [];
  const isBreaking = old.some((requirement) => !current.includes(requirement)) || old.length === 0;
  return [{ text: "It is authorized otherwise", isBreaking }];
}
