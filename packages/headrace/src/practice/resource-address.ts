import type { JsonObject } from "../model/json-object.ts";
import { encodeSegment, fillPath, matchPath, resourcePrefixes } from "./paths.ts";
import type { PracticeData, ResourceRule } from "./practice-data.ts";
import { Problem } from "./problem.ts";
import type { Input } from "./read-request.ts";
import type { World } from "./world.ts";

/** The rule of the resource at a path, if it has one. */
export function resourceRule({ rules }: PracticeData, path: string): ResourceRule {
  const template = Object.keys(rules.resources).find((candidate) => matchPath(candidate, path));
  return (template && rules.resources[template]) || {};
}

/** The stored address of what a path and a query name; aliases are followed. */
export function addressOf(data: PracticeData, path: string, query: JsonObject): string {
  const plain = followAliases(data, path);
  const choices = Object.entries(resourceRule(data, plain).address ?? {});
  const [name, fallback] =
    choices.find(([parameter]) => query[parameter] !== undefined) ?? choices.at(-1) ?? [];
  const value = name === undefined ? null : (query[name] ?? fallback ?? null);
  return value === null ? plain : `${plain}?${name}=${encodeSegment(String(value))}`;
}

/** A path with the beginning that an alias stands for. */
export function followAliases({ rules }: PracticeData, path: string): string {
  for (const [alias, real] of Object.entries(rules.aliases)) {
    if (path === alias || path.startsWith(`${alias}/`)) return real + path.slice(alias.length);
  }
  return path;
}

/** Addresses of the resources that a path stands in, the nearest first. */
export function parentsOf({ data }: World, { operation, path }: Input): string[] {
  const isItem = ["get", "store", "update", "delete"].includes(operation.kind);
  return resourcePrefixes(operation.path)
    .filter((template) => !isItem || template !== operation.path)
    .map((template) => followAliases(data, fillPath(template, path)));
}

/** Throws a problem unless everything that the path stands in exists. */
export function checkParents(world: World, input: Input): void {
  const missing = parentsOf(world, input).find((path) => !world.store.get(path));
  if (missing !== undefined) throw notFound(missing);
}

/** There is nothing at an address. */
export function notFound(address: string): Problem {
  return new Problem("notFound", `There is nothing at ${address}, or you may not view it.`);
}
