import { isObject, type JsonObject } from "../model/json-object.ts";
import { answerFor, known } from "./answer.ts";
import { type ExpressionScope, evaluateExpression, evaluateObject } from "./expressions.ts";
import type { OperationRule, PracticeRules } from "./practice-data.ts";
import type { Input } from "./read-request.ts";
import { merge, overlay, setFields, type World } from "./world.ts";

/** What values are made from. */
interface Making {
  world: World;
  input: Input;
  rule: OperationRule;
  scope: ExpressionScope;
}

/** A whole value: base, body, stamps, computed fields. What is replaced keeps its creation. */
export function made(task: Making, old: JsonObject | undefined): JsonObject {
  const { world, rule, scope, input } = task;
  const { stamps } = world.data.rules;
  const { fields } = answerFor(input);
  const base = evaluateExpression(rule.base ?? {}, scope);
  const created = evaluateObject(stamps.create, scope);
  const value = {
    ...merge(isObject(base) ? base : {}, bodyFields(task, fields)),
    ...(old ? overlay(created, old) : created),
    ...evaluateObject(stamps.change, scope),
  };
  return setFields(known(value, fields), rule.set ?? {}, scope);
}

/** The value before with the body, the stamps and the computed fields over it. */
export function changed(task: Making, old: JsonObject): JsonObject {
  const { world, rule, scope, input } = task;
  const stamp = evaluateObject(world.data.rules.stamps.change, scope);
  const body = merge(old, bodyFields(task, answerFor(input).fields));
  return setFields(overlay(body, stamp), rule.set ?? {}, scope);
}

function bodyFields({ world, input }: Making, fields: string[] | null): JsonObject {
  return withoutSecrets(known(input.body, fields), world.data.rules.secrets);
}

/** Takes secret values away, at any depth. */
function withoutSecrets(value: JsonObject, secrets: PracticeRules["secrets"]): JsonObject {
  const entries = Object.entries(value)
    .filter(([name]) => name !== secrets.field || value[secrets.flag] !== true)
    .map(([name, entry]): [string, typeof entry] => {
      if (isObject(entry)) return [name, withoutSecrets(entry, secrets)];
      if (!Array.isArray(entry)) return [name, entry];
      return [name, entry.map((item) => (isObject(item) ? withoutSecrets(item, secrets) : item))];
    });
  return Object.fromEntries(entries);
}
