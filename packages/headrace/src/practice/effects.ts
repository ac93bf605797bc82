import { isObject } from "../model/json-object.ts";
import type { StoredDocument } from "./document-store.ts";
import {
  address,
  type ExpressionScope,
  evaluateExpression,
  evaluateObject,
  holds,
} from "./expressions.ts";
import type { Effect } from "./practice-data.ts";
import { overlay, setFields, type World, withDocuments } from "./world.ts";

/**
 * Changes other documents, as the rules say. `self` in the scope is the address of the document
 * that caused it; templates find its value as `cause` too, since `new` is the one being changed.
 */
export function applyEffects(
  world: World,
  effects: readonly Effect[],
  scope: ExpressionScope,
): void {
  for (const effect of effects) {
    const items = effect.each === undefined ? [null] : evaluateExpression(effect.each, scope);
    for (const item of Array.isArray(items) ? items : []) {
      const inner = withDocuments(world, { ...scope, item, cause: scope.new }, effect.with);
      if (!effect.when || holds(effect.when, inner)) applyEffect(world, effect, inner);
    }
  }
}

function applyEffect(world: World, effect: Effect, scope: ExpressionScope): void {
  const { put, value = {}, set = {}, remove } = effect;
  const time = Date.parse(String(scope.now));
  if (put) {
    const made = evaluateExpression(value, scope);
    const whole = setFields(isObject(made) ? made : {}, set, scope);
    world.store.put(address(put, scope), whole, time);
  }
  for (const document of targets(world, effect, scope)) {
    if (remove) world.store.remove(document.path);
    else {
      const inner = { ...scope, it: document.value };
      const stamp = evaluateObject(world.data.rules.stamps.change, inner);
      const changed = setFields(overlay(document.value, stamp), set, inner);
      world.store.put(document.path, changed, time);
    }
  }
}

function targets({ store }: World, effect: Effect, scope: ExpressionScope): StoredDocument[] {
  const template = effect.update ?? effect.remove;
  if (!template) return [];
  const path = address(template, scope);
  const { where } = effect;
  if (!where) return [store.get(path)].filter((document) => document !== undefined);
  return store
    .in(path)
    .filter(({ path: own }) => own !== scope.self)
    .filter(({ value }) => holds(where, scope, { ...scope, ...value }));
}
