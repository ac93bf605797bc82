import type { Json } from "../model/api.ts";
import type { StoredDocument } from "./document-store.ts";
import { applyEffects } from "./effects.ts";
import { evaluateObject } from "./expressions.ts";
import { matchPath } from "./paths.ts";
import type { ResourceRule, Transition } from "./practice-data.ts";
import { makeScope, overlay, setFields, type World, withDocuments } from "./world.ts";

/** Lets every document get on that has been long enough in its state. */
export function advance(world: World): void {
  const now = world.now();
  for (;;) {
    const due = world.store
      .all()
      .flatMap((document) => dueTransition(world, document))
      .filter(({ time }) => time <= now)
      .sort((a, b) => a.time - b.time)[0];
    if (!due) return;
    transit(world, due);
  }
}

interface Due {
  path: string;
  time: number;
  transition: Transition;
  values: Record<string, Json>;
}

function dueTransition(world: World, { path, value, since }: StoredDocument): Due[] {
  const { status } = value;
  if (since === null || typeof status !== "string") return [];
  const { rule, values } = ruleOf(world.data.rules.resources, path);
  const transition = rule?.states?.[status];
  return transition ? [{ path, time: since + transition.after * 1000, transition, values }] : [];
}

function transit(world: World, { path, time, transition, values }: Due): void {
  const it = world.store.get(path)?.value;
  if (!it) return;
  const plain = makeScope(world, time, { path: values, it, self: path });
  const scope = withDocuments(world, plain, transition.with);
  if (transition.remove) world.store.remove(path);
  else {
    const stamp = evaluateObject(world.data.rules.stamps.change, scope);
    const value = setFields(overlay(it, stamp), transition.set ?? {}, scope);
    const document = world.store.put(path, value, time);
    // A transition that leaves the state as it is ends there.
    if (value.status === it.status) document.since = null;
    scope.new = value;
  }
  applyEffects(world, transition.effects ?? [], scope);
}

function ruleOf(
  resources: Record<string, ResourceRule>,
  address: string,
): { rule: ResourceRule | undefined; values: Record<string, string> } {
  const path = address.replace(/\?.*$/, "");
  for (const [template, rule] of Object.entries(resources)) {
    const values = matchPath(template, path);
    if (values) return { rule, values };
  }
  return { rule: undefined, values: {} };
}
