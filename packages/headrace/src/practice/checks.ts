import type { Violation } from "../api/validate.ts";
import type { Json } from "../model/api.ts";
import { isObject } from "../model/json-object.ts";
import type { StoredDocument } from "./document-store.ts";
import { address, type ExpressionScope, fillTemplate, holds } from "./expressions.ts";
import type { Conditions, OperationRule, Refusal } from "./practice-data.ts";
import { invalid, Problem } from "./problem.ts";
import type { Input } from "./read-request.ts";
import type { World } from "./world.ts";

/**
 * Throws a problem when the request's preconditions do not hold:
 * https://www.rfc-editor.org/rfc/rfc9110#section-13.1.1
 */
export function checkPrecondition(input: Input, document: StoredDocument | undefined): void {
  const { parameters, statuses } = input.operation;
  if (!parameters.some(({ name }) => name.toLowerCase() === "if-match")) return;
  const header = input.request.headers.get("If-Match");
  if (header === null) {
    if (!document || !statuses.includes("428")) return;
    throw new Problem("preconditionRequired", "Read the resource and send its ETag in If-Match.");
  }
  if (document && hasTag(header, document.etag)) return;
  const detail = document
    ? `The resource has changed: its ETag is ${document.etag} now.`
    : "The resource does not exist.";
  throw new Problem("preconditionFailed", detail);
}

/** Whether a list of entity tags has one; `*` has all. */
export function hasTag(header: string, etag: string): boolean {
  return header.split(",").some((tag) => ["*", etag].includes(tag.trim()));
}

/** Throws a problem when a field names something that does not exist. */
export function checkReferences(
  { store }: World,
  { references = {} }: OperationRule,
  scope: ExpressionScope,
): void {
  const errors: Violation[] = [];
  for (const [pattern, { at, must = {}, message = "" }] of Object.entries(references)) {
    for (const { pointer, value } of valuesAt(scope.body, pattern.split("/").slice(1))) {
      const inner = { ...scope, item: value };
      const path = address(at, inner);
      const named = store.get(path)?.value;
      if (!named) errors.push({ pointer, message: `There is no ${path}.` });
      else if (!holds(must, inner, named))
        errors.push({ pointer, message: fillTemplate(message, inner) });
    }
  }
  if (errors.length > 0) throw invalid("field", errors);
}

/** The values at a JSON pointer, where `*` stands for every entry; nulls are left out. */
function valuesAt(
  value: Json | undefined,
  steps: readonly string[],
  pointer = "",
): { pointer: string; value: Json }[] {
  const [step, ...rest] = steps;
  if (value === undefined || value === null) return [];
  if (step === undefined) return [{ pointer, value }];
  if (step === "*" && Array.isArray(value)) {
    return value.flatMap((entry, index) => valuesAt(entry, rest, `${pointer}/${index}`));
  }
  return isObject(value) ? valuesAt(value[step], rest, `${pointer}/${step}`) : [];
}

/** Throws a problem when a rule refuses the request. */
export function checkRefusals(
  world: World,
  { refuse = [] }: OperationRule,
  scope: ExpressionScope,
): void {
  for (const refusal of refuse) {
    if (!applies(world, refusal, scope)) continue;
    const detail = fillTemplate(refusal.detail, scope);
    const { reason = "conflict", pointer } = refusal;
    if (reason === "invalid") throw invalid("field", [{ pointer: pointer ?? "", message: detail }]);
    throw new Problem(reason, detail);
  }
}

function applies(
  world: World,
  { when, unless, find, lacks }: Refusal,
  scope: ExpressionScope,
): boolean {
  if (when && !holds(when, scope)) return false;
  if (unless && holds(unless, scope)) return false;
  if (find && !hasOther(world, find, scope)) return false;
  return !lacks || !hasOther(world, lacks, scope);
}

/** Whether a collection has such a document, besides the operation's own. */
function hasOther(
  { store }: World,
  { in: collection, where }: { in: string; where: Conditions },
  scope: ExpressionScope,
): boolean {
  return store
    .in(address(collection, scope))
    .filter(({ path }) => path !== scope.self)
    .some(({ value }) => holds(where, scope, { ...scope, ...value }));
}
