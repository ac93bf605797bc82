import type { Json } from "../model/api.ts";
import { isObject, type JsonObject } from "../model/json-object.ts";
import { FILTERS } from "./filters.ts";
import { asText } from "./json-values.ts";
import { encodeSegment } from "./paths.ts";
import type { Conditions, Template } from "./practice-data.ts";

/**
 * Templates of the rules. In their texts stands
 *
 *   ${source.field.field}         a value; a text that is nothing else becomes that value
 *   ${config.components.(item.id)} the field that another expression names
 *   ${body.version|minor}         with filters, from left to right
 *
 * An object `{ $each: "${…}", $value: … }` becomes a list, with `item` for each entry; with `$set`
 * instead of `$value` it changes the entries. `{ $if: conditions, $then: …, $else: … }` chooses. A
 * value that is missing leaves its field out.
 */
export type ExpressionScope = Record<string, Json | undefined>;

const WHOLE = /^\$\{([^{}]+)\}$/;
const PART = /\$\{([^{}]+)\}/g;

/** The value of a template; undefined when it is nothing but a missing value. */
export function evaluateExpression(template: Template, scope: ExpressionScope): Json | undefined {
  if (typeof template === "string") return evaluateText(template, scope);
  if (Array.isArray(template)) {
    return template.flatMap((entry) => {
      const value = evaluateExpression(entry, scope);
      return value === undefined ? [] : [value];
    });
  }
  if (template === null || typeof template !== "object") return template;
  const { $if, $then, $else, $each } = template;
  if (isObject($if)) return evaluateExpression((holds($if, scope) ? $then : $else) ?? null, scope);
  return $each === undefined ? evaluateObject(template, scope) : evaluateEach(template, scope);
}

/** As `evaluate`, of an object: its fields with a value. */
export function evaluateObject(template: JsonObject, scope: ExpressionScope): JsonObject {
  const entries = Object.entries(template).map(
    ([name, entry]) => [fillTemplate(name, scope), evaluateExpression(entry, scope)] as const,
  );
  return Object.fromEntries(entries.filter(isPresent));
}

/** As `evaluate`, of a text, always as text. */
export function fillTemplate(template: string, scope: ExpressionScope): string {
  return template.replace(PART, (_, expression: string) => asText(resolve(expression, scope)));
}

/** Whether all conditions hold. What they ask for is looked up in the subject. */
export function holds(conditions: Conditions, scope: ExpressionScope, subject = scope): boolean {
  return Object.entries(conditions).every(([expression, template]) => {
    const value = resolve(expression, subject) ?? null;
    const wanted = evaluateExpression(template, scope) ?? null;
    return Array.isArray(wanted) ? wanted.includes(value) : wanted === value;
  });
}

function isPresent(entry: readonly [string, Json | undefined]): entry is readonly [string, Json] {
  return entry[1] !== undefined;
}

function evaluateText(template: string, scope: ExpressionScope): Json | undefined {
  const whole = WHOLE.exec(template)?.[1];
  return whole === undefined ? fillTemplate(template, scope) : resolve(whole, scope);
}

function evaluateEach({ $each, $value, $set }: JsonObject, scope: ExpressionScope): Json[] {
  const items = evaluateExpression($each ?? null, scope);
  if (!Array.isArray(items)) return [];
  return items.flatMap((item) => {
    const inner = { ...scope, item };
    if (isObject($set) && isObject(item)) return [{ ...item, ...evaluateObject($set, inner) }];
    const value = evaluateExpression($value ?? null, inner);
    return value === undefined ? [] : [value];
  });
}

function resolve(expression: string, scope: ExpressionScope): Json | undefined {
  const [path = "", ...filters] = expression.split("|");
  return filters.reduce<Json | undefined>(
    (value, filter) => applyFilter(filter, value, scope),
    follow(path, scope),
  );
}

/** Fields one by one; one in parentheses is the value of an expression. */
function follow(path: string, scope: ExpressionScope): Json | undefined {
  const [source = "", ...steps] = path.match(/\([^()]+\)|[^.()]+/g) ?? [];
  let value = scope[source];
  for (const step of steps) {
    const name: string = step.startsWith("(") ? asText(follow(step.slice(1, -1), scope)) : step;
    if (Array.isArray(value)) value = value[Number(name)];
    else value = isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;
  }
  return value;
}

function applyFilter(
  filter: string,
  value: Json | undefined,
  scope: ExpressionScope,
): Json | undefined {
  const [name = "", argument = ""] = split(filter);
  const apply = FILTERS[name];
  if (!apply) throw new Error(`There is no filter "${name}" in templates of the practice server.`);
  return apply(
    value,
    argument.startsWith("=") ? asText(follow(argument.slice(1), scope)) : argument,
  );
}

function split(filter: string): [string, string] {
  const colon = filter.indexOf(":");
  return colon < 0 ? [filter, ""] : [filter.slice(0, colon), filter.slice(colon + 1)];
}

/** As fillTemplate(), for an address: what is filled in is percent-encoded. */
export function address(template: string, scope: ExpressionScope): string {
  return template.replace(PART, (_, expression: string) =>
    encodeSegment(asText(resolve(expression, scope))),
  );
}
