import { isObject, type JsonObject } from "../model/json-object.ts";
import { answerFor, finish, known, narrowed, type PracticeReply, seen } from "./answer.ts";
import { checkPrecondition, checkReferences, checkRefusals, hasTag } from "./checks.ts";
import type { StoredDocument } from "./document-store.ts";
import { applyEffects } from "./effects.ts";
import { address, type ExpressionScope, fillTemplate } from "./expressions.ts";
import { listPage } from "./list-page.ts";
import { encodeSegment } from "./paths.ts";
import type { OperationRule, PracticeKind } from "./practice-data.ts";
import { Problem } from "./problem.ts";
import type { Input } from "./read-request.ts";
import {
  addressOf,
  checkParents,
  followAliases,
  notFound,
  parentsOf,
  resourceRule,
} from "./resource-address.ts";
import { changed, made } from "./values.ts";
import { makeScope, setFields, type World, withDocuments } from "./world.ts";

/** How an answer differs from the usual one. */
interface Shape {
  status?: number;
  /** Address for `Location`, when it is not the document's. */
  location?: string;
}

/** What a handler works with. */
interface Task {
  world: World;
  input: Input;
  rule: OperationRule;
  scope: ExpressionScope;
  /** Address of the operation's path. */
  address: string;
  /** What stands there, or for an action at the nearest resource. */
  document: StoredDocument | undefined;
}

const HANDLERS: Record<PracticeKind, (task: Task) => PracticeReply> = {
  list,
  get,
  create,
  store,
  update,
  delete: remove,
  action,
};

/** Does what a valid request asks for; throws a problem when it can't. */
export function perform(world: World, input: Input): PracticeReply {
  const { operation, path, body } = input;
  checkParents(world, input);
  const rule = world.data.rules.operations[operation.id] ?? {};
  const place = addressOf(world.data, followAliases(world.data, input.pathname), input.query);
  const isAction = operation.kind === "action" || operation.kind === "create";
  const nearest = isAction ? (parentsOf(world, input)[0] ?? place) : place;
  const document = world.store.get(rule.target ?? nearest);
  const query = { ...addressDefaults(world, input), ...input.query };
  const it = document?.value;
  const plain = makeScope(world, world.now(), { path, query, body, it, self: document?.path });
  const scope = withDocuments(world, plain, rule.with);
  return HANDLERS[operation.kind]({ world, input, rule, scope, address: place, document });
}

/** Of the parameters that belong to the address of the operation's resource or its items. */
function addressDefaults({ data }: World, { operation, pathname }: Input): JsonObject {
  const path = operation.kind === "list" ? `${pathname}/item` : pathname;
  const defaults = resourceRule(data, followAliases(data, path)).address ?? {};
  const known = operation.parameters.map(({ name }) => name);
  return Object.fromEntries(
    Object.entries(defaults).filter(([name, value]) => value !== null && known.includes(name)),
  );
}

function list({ world, input, rule, scope }: Task): PracticeReply {
  const collection = followAliases(world.data, input.pathname);
  const { order } = resourceRule(world.data, `${collection}/item`);
  const query = isObject(scope.query) ? scope.query : {};
  const { documents, limit, nextCursor } = listPage(world.store.in(collection), query, order);
  const answer = answerFor(input);
  const items = documents.map(({ value, etag }) =>
    known(seen({ ...value, etag }, rule, scope), answer.fields),
  );
  const next = new URL(input.request.url);
  next.searchParams.set("cursor", nextCursor ?? "");
  const link = nextCursor === null ? {} : { Link: `<${next.href}>; rel="next"` };
  return finish(answer, { items, page: { limit, nextCursor } }, link);
}

function get(task: Task): PracticeReply {
  const found = existing(task);
  const document = narrowed(task.world, found, task.input);
  const wanted = task.input.request.headers.get("If-None-Match");
  const { statuses } = task.input.operation;
  if (wanted !== null && statuses.includes("304") && hasTag(wanted, document.etag)) {
    return { status: 304, body: null, headers: { ETag: document.etag } };
  }
  return shown(task, document, {});
}

function create(task: Task): PracticeReply {
  const { world, input, rule } = task;
  check(task);
  const value = made(task, undefined);
  const scope = { ...task.scope, new: value };
  const collection = rule.collection
    ? address(rule.collection, scope)
    : followAliases(world.data, input.pathname);
  const id = rule.id ? fillTemplate(rule.id, scope) : String(value.id ?? task.scope.ulid);
  const place = addressOf(world.data, `${collection}/${encodeSegment(id)}`, input.query);
  if (world.store.get(place)) throw new Problem("taken", `${id} is in use.`);
  const isOwn = rule.collection === undefined;
  const own = isOwn ? `${input.pathname}/${encodeSegment(id)}` : place;
  const location = rule.location ? address(rule.location, scope) : own;
  return finished(task, put(task, place, value), { location });
}

function store(task: Task): PracticeReply {
  checkPrecondition(task.input, task.document);
  check(task);
  const document = put(task, task.address, made(task, task.document?.value));
  return finished(task, document, { status: task.document ? 200 : 201 });
}

function update(task: Task): PracticeReply {
  const { value } = existing(task);
  checkPrecondition(task.input, task.document);
  check(task);
  return finished(task, put(task, task.address, changed(task, value)), {});
}

function remove(task: Task): PracticeReply {
  const { world, input } = task;
  const document = existing(task);
  checkPrecondition(input, document);
  check(task);
  const answer = answerFor(input);
  if (answer.status === 202) {
    return finished(task, put(task, task.address, changed(task, document.value)), {});
  }
  world.store.remove(task.address);
  applyEffects(world, task.rule.effects ?? [], task.scope);
  return finish(answer, {}, {});
}

/** Makes something, answers something, or changes what it is called on. */
function action(task: Task): PracticeReply {
  if (task.rule.collection !== undefined) return create(task);
  const { world, input, rule, scope } = task;
  const { path, value } = existing(task);
  check(task);
  if (!rule.answer) return finished(task, put(task, path, changed(task, value)), {});
  const answered = setFields({}, rule.answer, scope);
  applyEffects(world, rule.effects ?? [], { ...scope, new: answered });
  return finish(answerFor(input), answered, {
    Location: world.data.basePath + (rule.location ? address(rule.location, scope) : path),
    "Retry-After": String(world.data.rules.retryAfter),
  });
}

function existing({ document, address: place, input, world }: Task): StoredDocument {
  if (document) return document;
  const isAction = input.operation.kind === "action";
  throw notFound(isAction ? (parentsOf(world, input)[0] ?? place) : place);
}

function check({ world, rule, scope }: Task): void {
  checkReferences(world, rule, scope);
  checkRefusals(world, rule, scope);
}

function put({ world }: Task, place: string, value: JsonObject): StoredDocument {
  return world.store.put(place, value, world.now());
}

/** Carries out the effects and shows the document as it is then. */
function finished(task: Task, document: StoredDocument, shape: Shape): PracticeReply {
  const scope = { ...task.scope, new: document.value, self: document.path };
  applyEffects(task.world, task.rule.effects ?? [], scope);
  const current = task.world.store.get(document.path) ?? document;
  return shown({ ...task, scope }, current, shape);
}

/** The documented answer with a document. */
function shown(
  { world, input, rule, scope }: Task,
  document: StoredDocument,
  shape: Shape,
): PracticeReply {
  const answer = answerFor(input, shape.status);
  return finish(answer, known(seen(document.value, rule, scope), answer.fields), {
    ETag: document.etag,
    Location: world.data.basePath + (shape.location ?? document.path),
    "Retry-After": String(world.data.rules.retryAfter),
  });
}
