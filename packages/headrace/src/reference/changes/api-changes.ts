import type { ApiDescription, ApiMedia, Operation, Schema } from "../../model/api.ts";
import type { ChangeDetail } from "./child-changes.ts";
import { type ComparedPages, pagesOf, schemaChanges } from "./schema-changes.ts";

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
  const pages = { before: pagesOf(before), after: pagesOf(after) };
  const compare = (known: Operation, operation: Operation, isCalled: boolean) =>
    differences(known, operation, { pages: { ...pages, compared: new Set() }, isCalled });
  const called = ({ families }: ApiDescription) => families.flatMap(({ operations }) => operations);
  return [
    ...operationChanges(called(before), called(after), (one, other) => compare(one, other, true)),
    ...operationChanges(before.webhooks, after.webhooks, (one, other) =>
      compare(one, other, false),
    ),
  ];
}

function operationChanges(
  before: readonly Operation[],
  after: readonly Operation[],
  compare: (before: Operation, after: Operation) => ChangeDetail[],
): ApiChange[] {
  const old = new Map(before.map((operation) => [keyOf(operation), operation]));
  const kept = new Set(after.map(keyOf));
  const changes = after.flatMap((operation): ApiChange[] => {
    const known = old.get(keyOf(operation));
    if (!known) return [change("added", operation, [])];
    const details = compare(known, operation);
    if (operation.deprecated && !known.deprecated)
      return [change("deprecated", operation, details)];
    if (details.length === 0) return [];
    const isBreaking = details.some((detail) => detail.isBreaking);
    return [change(isBreaking ? "breaking" : "changed", operation, details)];
  });
  const gone = [...old].filter(([key]) => !kept.has(key)).map(([, operation]) => operation);
  return [...changes, ...gone.map((operation) => change("removed", operation, []))];
}

/** The names of path parameters say nothing to a server. */
function keyOf({ method, path }: Operation): string {
  return `${method} ${path.replaceAll(/\{[^}]*\}/g, "{}")}`;
}

function change(kind: ApiChange["kind"], operation: Operation, details: ChangeDetail[]): ApiChange {
  const { id, method, path, summary } = operation;
  return { kind, id, method, path, summary, details };
}

/** Where parts of operations stand. */
interface Sides {
  pages: ComparedPages;
  /** Clients call it; a webhook or callback calls them, which turns around what is sent. */
  isCalled: boolean;
}

function differences(before: Operation, after: Operation, sides: Sides): ChangeDetail[] {
  const details = [
    ...parameterChanges(before, after, sides),
    ...bodyChanges(before, after, sides),
    ...responseChanges(before, after, sides),
    ...securityChanges(before, after),
    ...callbackChanges(before, after, sides),
  ];
  // What several alternatives share is told once.
  return [...new Map(details.map((detail) => [detail.text, detail])).values()];
}

function callbackChanges(before: Operation, after: Operation, { pages, isCalled }: Sides) {
  const name = ({ callback = "", method, path }: Operation) => `${callback} ${method} ${path}`;
  const old = new Map(before.callbacks.map((callback) => [name(callback), callback]));
  return after.callbacks.flatMap((callback): ChangeDetail[] => {
    const known = old.get(name(callback));
    const label = callback.callback ?? callback.path;
    if (!known) return [{ text: `New callback ${label}`, isBreaking: false }];
    const details = differences(known, callback, { pages, isCalled: !isCalled });
    return details.map(({ text, isBreaking }) => ({ text: `${label}: ${text}`, isBreaking }));
  });
}

function parameterChanges(before: Operation, after: Operation, sides: Sides): ChangeDetail[] {
  const isSent = sides.isCalled;
  const name = (parameter: Operation["parameters"][number]) =>
    `${parameter.in} parameter ${parameter.in === "path" ? "" : parameter.name}`.trim();
  const old = new Map(before.parameters.map((parameter) => [name(parameter), parameter]));
  const current = new Map(after.parameters.map((parameter) => [name(parameter), parameter]));
  const added = [...current].flatMap(([key, parameter]): ChangeDetail[] => {
    const known = old.get(key);
    if (!known) {
      const words = parameter.required ? `New required ${key}` : `New ${key}`;
      return [{ text: words, isBreaking: parameter.required && isSent }];
    }
    const isStricter = parameter.required && !known.required;
    return [
      ...(isStricter ? [{ text: `The ${key} is now required`, isBreaking: isSent }] : []),
      ...compareSchemas(known.schema, parameter.schema, { ...sides, path: key, isSent }),
    ];
  });
  const removed = [...old.keys()].filter((key) => !current.has(key));
  return [...added, ...removed.map((key) => ({ text: `The ${key} is gone`, isBreaking: true }))];
}

function bodyChanges(
  { body: before }: Operation,
  { body: after }: Operation,
  sides: Sides,
): ChangeDetail[] {
  if (!after) return before ? [{ text: "It takes no body any more", isBreaking: true }] : [];
  if (!before) {
    const text = after.required ? "It now needs a body" : "It now takes a body";
    return [{ text, isBreaking: after.required && sides.isCalled }];
  }
  const isStricter = after.required && !before.required;
  return [
    ...(isStricter ? [{ text: "The body is now required", isBreaking: sides.isCalled }] : []),
    ...contentChanges(before.content, after.content, {
      ...sides,
      path: "body",
      isSent: sides.isCalled,
    }),
  ];
}

function responseChanges(before: Operation, after: Operation, sides: Sides): ChangeDetail[] {
  const old = new Map(before.responses.map((response) => [response.status, response]));
  const current = new Map(after.responses.map((response) => [response.status, response]));
  const added = [...current].flatMap(([status, response]): ChangeDetail[] => {
    const known = old.get(status);
    if (!known) return [{ text: `New response ${status}`, isBreaking: false }];
    const place = { ...sides, path: `response ${status}`, isSent: !sides.isCalled };
    return [
      ...contentChanges(known.content, response.content, place),
      ...headerChanges(known, response, place),
    ];
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

type Place = Sides & { path: string; isSent: boolean };

function headerChanges(
  before: Operation["responses"][number],
  after: Operation["responses"][number],
  place: Place,
): ChangeDetail[] {
  const current = new Map(after.headers.map((header) => [header.name.toLowerCase(), header]));
  return before.headers.flatMap((header): ChangeDetail[] => {
    const path = `${place.path} header ${header.name}`;
    const other = current.get(header.name.toLowerCase());
    if (!other) return [{ text: `The ${path} is gone`, isBreaking: header.required }];
    return compareSchemas(header.schema, other.schema, { ...place, path });
  });
}

function compareSchemas(before: Schema, after: Schema, { path, isSent, pages }: Place) {
  return schemaChanges(before, after, { path, isSent, pages });
}

function contentChanges(
  before: readonly ApiMedia[],
  after: readonly ApiMedia[],
  place: Place,
): ChangeDetail[] {
  const old = new Map(before.map((media) => [media.type, media]));
  const added = after.flatMap((media): ChangeDetail[] => {
    const known = old.get(media.type);
    if (!known)
      return [{ text: `New media type ${media.type} of ${place.path}`, isBreaking: false }];
    if (!known.schema || !media.schema) return [];
    return compareSchemas(known.schema, media.schema, place);
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
