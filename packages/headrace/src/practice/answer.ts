import type { JsonObject } from "../model/json-object.ts";
import { etagOf, type StoredDocument } from "./document-store.ts";
import { type ExpressionScope, evaluateObject } from "./expressions.ts";
import type { OperationRule, PracticeAnswer } from "./practice-data.ts";
import type { Input } from "./read-request.ts";
import { resourceRule } from "./resource-address.ts";
import { merge, type World } from "./world.ts";

/** What a handler found; headers that the description does not promise are left out. */
export interface PracticeReply {
  status: number;
  body: JsonObject | null;
  headers: Record<string, string>;
}

/** The documented answer to a successful request. */
export function answerFor(input: Input, status?: number): PracticeAnswer {
  const { answers, id } = input.operation;
  const answer = status === undefined ? answers[0] : answers.find((one) => one.status === status);
  const found = answer ?? answers[0];
  if (!found) throw new Error(`Operation ${id} has no answer from 200 to 299.`);
  return found;
}

/** An answer with those headers that the description promises. */
export function finish(
  { status, type, headers }: PracticeAnswer,
  body: JsonObject,
  values: Record<string, string>,
): PracticeReply {
  const promised = headers.map((name) => name.toLowerCase());
  const kept = Object.entries(values).filter(([name]) => promised.includes(name.toLowerCase()));
  return { status, body: type === null ? null : body, headers: Object.fromEntries(kept) };
}

/** A document as the operation's rule shows it. */
export function seen(
  value: JsonObject,
  { view }: OperationRule,
  scope: ExpressionScope,
): JsonObject {
  return view ? merge(value, evaluateObject(view, { ...scope, it: value })) : value;
}

/** Only the named properties, in their order. */
export function known(value: JsonObject, fields: readonly string[] | null): JsonObject {
  if (fields === null) return value;
  return Object.fromEntries(
    fields.flatMap((name) => {
      const field = value[name];
      return field === undefined ? [] : [[name, field]];
    }),
  );
}

/** Keeps the lines that a query parameter names, if the resource has such a one. */
export function narrowed(
  { data }: World,
  document: StoredDocument,
  { query }: Input,
): StoredDocument {
  const { narrow } = resourceRule(data, document.path.replace(/\?.*$/, ""));
  const wanted = narrow && query[narrow.query];
  const text = narrow && document.value[narrow.field];
  if (typeof wanted !== "string" || typeof text !== "string") return document;
  const lines = text.split("\n").filter((line) => line.split(" ").includes(wanted));
  const value = {
    ...document.value,
    [narrow?.query ?? ""]: wanted,
    [narrow?.field ?? ""]: lines.map((line) => `${line}\n`).join(""),
  };
  return { ...document, value, etag: etagOf(value) };
}
