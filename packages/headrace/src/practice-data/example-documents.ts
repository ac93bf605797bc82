import type { Operation } from "../model/api.ts";
import { isObject, type JsonObject } from "../model/json-object.ts";
import { fillPath, matchPath, parameterName } from "../practice/paths.ts";
import type { PracticeDocument, PracticeRules } from "../practice/practice-data.ts";

/**
 * The documents that the description shows: bodies of answers to GET, at the addresses that the
 * examples of the parameters name. What a GET of one resource shows counts more than its line in a
 * list.
 */
export function exampleDocuments(
  operations: readonly Operation[],
  rules: Pick<PracticeRules, "resources" | "aliases">,
): PracticeDocument[] {
  const gets = operations.filter(({ method }) => method === "get");
  const found = gets.flatMap((operation) => documentsOf(operation, rules));
  const documents = new Map<string, Found>();
  for (const document of found) {
    const known = documents.get(document.path);
    if (!known) documents.set(document.path, document);
    else if (known.isItem && !document.isItem)
      documents.set(document.path, { ...known, ...document });
  }
  return [...documents.values()].map(({ isItem: _, ...document }) => document);
}

type Found = PracticeDocument & { isItem: boolean };

function documentsOf(
  operation: Operation,
  rules: Pick<PracticeRules, "resources" | "aliases">,
): Found[] {
  const answer = operation.responses.find(({ status }) => status === "200");
  const values = answer?.content[0]?.examples.map(({ value }) => value) ?? [];
  const etag = answer?.headers.find(({ name }) => name.toLowerCase() === "etag")?.examples[0]
    ?.value;
  return values.filter(isObject).flatMap((value, index): Found[] => {
    const { items } = value;
    if (Array.isArray(items)) {
      return items.filter(isObject).map((item) => itemDocument(operation, item, rules));
    }
    const path = placed(singlePath(operation, value, index === 0), value, rules);
    const own = index === 0 && typeof etag === "string" ? { etag } : {};
    return [{ path, value, ...own, isItem: false }];
  });
}

function itemDocument(
  operation: Operation,
  { etag, ...value }: JsonObject,
  rules: Pick<PracticeRules, "resources" | "aliases">,
): Found {
  const collection = fillPath(operation.path, exampleValues(operation));
  const rule = Object.entries(rules.resources).find(([name]) => matchPath(name, `${collection}/x`));
  const key = rule?.[1].key ?? "id";
  const path = `${collection}/${encodeURIComponent(String(value[key]))}`;
  return {
    path: placed(path, value, rules),
    value,
    ...(typeof etag === "string" ? { etag } : {}),
    isItem: true,
  };
}

/** The first example is what the parameters name; further ones differ in their own id. */
function singlePath(operation: Operation, value: JsonObject, isFirst: boolean): string {
  const values = exampleValues(operation);
  const last = parameterName(operation.path.split("/").at(-1) ?? "");
  if (last !== undefined && !isFirst) values[last] = String(value.id);
  return fillPath(operation.path, values);
}

/** Aliases followed, and the parameters added that belong to the address. */
function placed(
  path: string,
  value: JsonObject,
  { resources, aliases }: Pick<PracticeRules, "resources" | "aliases">,
): string {
  const alias = Object.keys(aliases).find((name) => path === name || path.startsWith(`${name}/`));
  const real = alias ? (aliases[alias] ?? "") + path.slice(alias.length) : path;
  const rule = Object.entries(resources).find(([template]) => matchPath(template, real))?.[1];
  const name = Object.keys(rule?.address ?? {}).find((candidate) => value[candidate] != null);
  return name ? `${real}?${name}=${encodeURIComponent(String(value[name]))}` : real;
}

function exampleValues({ parameters }: Operation): Record<string, string> {
  const inPath = parameters.filter((parameter) => parameter.in === "path");
  return Object.fromEntries(
    inPath.map(({ name, examples }) => [name, String(examples[0]?.value ?? "")]),
  );
}
