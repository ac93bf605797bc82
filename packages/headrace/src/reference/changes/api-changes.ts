import type { ApiDescription, ApiMedia, Operation, Schema } from "../../model/api.ts";
import type { SayApi } from "../say.ts";
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
export function apiChanges(
  before: ApiDescription,
  after: ApiDescription,
  say: SayApi,
): ApiChange[] {
  const pages = { before: pagesOf(before), after: pagesOf(after) };
  const compare = (known: Operation, operation: Operation, isCalled: boolean) =>
    differences(known, operation, {
      pages: { ...pages, compared: new Set() },
      isCalled,
      say,
    });
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
  say: SayApi;
}

function differences(before: Operation, after: Operation, sides: Sides): ChangeDetail[] {
  const details = [
    ...parameterChanges(before, after, sides),
    ...bodyChanges(before, after, sides),
    ...responseChanges(before, after, sides),
    ...securityChanges(before, after, sides.say),
    ...callbackChanges(before, after, sides),
  ];
  // What several alternatives share is told once; what breaks comes first.
  const told = [...new Map(details.map((detail) => [detail.text, detail])).values()];
  return told.toSorted((one, other) => Number(other.isBreaking) - Number(one.isBreaking));
}

function callbackChanges(before: Operation, after: Operation, sides: Sides) {
  const name = ({ callback = "", method, path }: Operation) => `${callback} ${method} ${path}`;
  const old = new Map(before.callbacks.map((callback) => [name(callback), callback]));
  return after.callbacks.flatMap((callback): ChangeDetail[] => {
    const known = old.get(name(callback));
    const label = callback.callback ?? callback.path;
    if (!known) return [{ text: sides.say("newCallback", { name: label }), isBreaking: false }];
    const details = differences(known, callback, { ...sides, isCalled: !sides.isCalled });
    return details.map(({ text, isBreaking }) => ({ text: `${label}: ${text}`, isBreaking }));
  });
}

function parameterChanges(before: Operation, after: Operation, sides: Sides): ChangeDetail[] {
  const { say, isCalled: isSent } = sides;
  const name = (parameter: Operation["parameters"][number]) => {
    const own = parameter.in === "path" ? "" : parameter.name;
    return say("parameterAt", { place: parameter.in, name: own }).trim();
  };
  const old = new Map(before.parameters.map((parameter) => [name(parameter), parameter]));
  const current = new Map(after.parameters.map((parameter) => [name(parameter), parameter]));
  const added = [...current].flatMap(([key, parameter]): ChangeDetail[] => {
    const known = old.get(key);
    if (!known) {
      const text = say(parameter.required ? "newRequiredPart" : "newPart", { name: key });
      return [{ text, isBreaking: parameter.required && isSent }];
    }
    const isStricter = parameter.required && !known.required;
    return [
      ...(isStricter ? [{ text: say("partRequired", { name: key }), isBreaking: isSent }] : []),
      ...compareSchemas(known.schema, parameter.schema, { ...sides, path: key, isSent }),
    ];
  });
  const removed = [...old.keys()].filter((key) => !current.has(key));
  return [
    ...added,
    ...removed.map((key) => ({ text: say("partGone", { name: key }), isBreaking: true })),
  ];
}

function bodyChanges(
  { body: before }: Operation,
  { body: after }: Operation,
  sides: Sides,
): ChangeDetail[] {
  const { say, isCalled } = sides;
  if (!after) return before ? [{ text: say("noBodyAnyMore"), isBreaking: true }] : [];
  if (!before) {
    const text = say(after.required ? "needsBody" : "takesBody");
    return [{ text, isBreaking: after.required && isCalled }];
  }
  const isStricter = after.required && !before.required;
  return [
    ...(isStricter ? [{ text: say("bodyRequired"), isBreaking: isCalled }] : []),
    ...contentChanges(before.content, after.content, {
      ...sides,
      path: "body",
      isSent: isCalled,
    }),
  ];
}

function responseChanges(before: Operation, after: Operation, sides: Sides): ChangeDetail[] {
  const { say } = sides;
  const old = new Map(before.responses.map((response) => [response.status, response]));
  const current = new Map(after.responses.map((response) => [response.status, response]));
  const added = [...current].flatMap(([status, response]): ChangeDetail[] => {
    const known = old.get(status);
    if (!known) return [{ text: say("newResponse", { status }), isBreaking: false }];
    const place = { ...sides, path: say("responseAt", { status }), isSent: !sides.isCalled };
    return [
      ...contentChanges(known.content, response.content, place),
      ...headerChanges(known, response, place),
    ];
  });
  const removed = [...old.keys()].filter((status) => !current.has(status));
  return [
    ...added,
    ...removed.map((status) => ({
      text: say("responseGone", { status }),
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
  const { say } = place;
  const current = new Map(after.headers.map((header) => [header.name.toLowerCase(), header]));
  return before.headers.flatMap((header): ChangeDetail[] => {
    const path = say("headerAt", { place: place.path, name: header.name });
    const other = current.get(header.name.toLowerCase());
    if (!other) return [{ text: say("partGone", { name: path }), isBreaking: header.required }];
    return compareSchemas(header.schema, other.schema, { ...place, path });
  });
}

function compareSchemas(before: Schema, after: Schema, { path, isSent, pages, say }: Place) {
  return schemaChanges(before, after, { path, isSent, pages, say });
}

function contentChanges(
  before: readonly ApiMedia[],
  after: readonly ApiMedia[],
  place: Place,
): ChangeDetail[] {
  const { say, path } = place;
  const old = new Map(before.map((media) => [media.type, media]));
  const added = after.flatMap((media): ChangeDetail[] => {
    const known = old.get(media.type);
    if (!known)
      return [{ text: say("newMediaType", { type: media.type, place: path }), isBreaking: false }];
    if (!known.schema || !media.schema) return [];
    return compareSchemas(known.schema, media.schema, place);
  });
  const types = new Set(after.map(({ type }) => type));
  const removed = before.filter(({ type }) => !types.has(type));
  return [
    ...added,
    ...removed.map(({ type }) => ({
      text: say("mediaTypeGone", { type, place: path }),
      isBreaking: true,
    })),
  ];
}

function securityChanges(before: Operation, after: Operation, say: SayApi): ChangeDetail[] {
  const words = ({ security }: Operation) =>
    security.map((all) => all.map(({ scheme, scopes }) => [scheme, ...scopes].join(" ")).join("+"));
  const [old, current] = [words(before), words(after)];
  if (old.join() === current.join()) return [];
  const isBreaking = old.some((requirement) => !current.includes(requirement)) || old.length === 0;
  return [{ text: say("authorizedOtherwise"), isBreaking }];
}
