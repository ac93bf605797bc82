import type { Expression } from "./nodes.ts";

/** A value that is known without running anything. */
export interface Literal {
  value: unknown;
}

/** A value as a text has it: a day as it is written. */
export function shownValue(value: unknown): unknown {
  return value instanceof Date ? value.toJSON()?.replace(/T00:00:00\.000Z$/, "") : value;
}

/** Gives the value of a name or of a call, where the caller knows it. */
export interface LiteralEnvironment {
  name: (name: string) => Literal | undefined;
  call: (callee: string, argument: unknown) => Literal | undefined;
}

/** The value of an expression made of constants, lists and objects; `undefined` for any other. */
export function literalValue(
  expression: Expression,
  environment: LiteralEnvironment,
): Literal | undefined {
  switch (expression.type) {
    case "Literal":
      return "regex" in expression || "bigint" in expression
        ? undefined
        : { value: expression.value };
    case "TemplateLiteral":
      return expression.expressions.length === 0
        ? { value: expression.quasis.map((quasi) => quasi.value.cooked).join("") }
        : undefined;
    case "UnaryExpression":
      return unary(expression, environment);
    case "ArrayExpression":
      return list(expression, environment);
    case "ObjectExpression":
      return record(expression, environment);
    case "Identifier":
      return expression.name === "undefined"
        ? { value: undefined }
        : environment.name(expression.name);
    case "MemberExpression":
      return member(expression, environment);
    case "CallExpression":
      return call(expression, environment);
    default:
      return undefined;
  }
}

type Of<T extends Expression["type"]> = Extract<Expression, { type: T }>;

function unary(node: Of<"UnaryExpression">, environment: LiteralEnvironment): Literal | undefined {
  const argument = literalValue(node.argument, environment);
  if (node.operator === "-" && typeof argument?.value === "number")
    return { value: -argument.value };
  return node.operator === "!" && argument ? { value: !argument.value } : undefined;
}

function list(node: Of<"ArrayExpression">, environment: LiteralEnvironment): Literal | undefined {
  const values: unknown[] = [];
  for (const element of node.elements) {
    if (element === null || element.type === "SpreadElement") return undefined;
    const item = literalValue(element, environment);
    if (!item) return undefined;
    values.push(item.value);
  }
  return { value: values };
}

function record(
  node: Of<"ObjectExpression">,
  environment: LiteralEnvironment,
): Literal | undefined {
  const entries: [string, unknown][] = [];
  for (const property of node.properties) {
    if (property.type !== "Property" || property.computed || property.kind !== "init") {
      return undefined;
    }
    const { key, value } = property;
    const name =
      key.type === "Identifier" ? key.name : key.type === "Literal" ? String(key.value) : undefined;
    if (name === undefined || !isExpression(value)) return undefined;
    const item = literalValue(value, environment);
    if (!item) return undefined;
    entries.push([name, item.value]);
  }
  return { value: Object.fromEntries(entries) };
}

function isExpression(node: { type: string }): node is Expression {
  return !/Pattern$/.test(node.type);
}

function member(
  node: Of<"MemberExpression">,
  environment: LiteralEnvironment,
): Literal | undefined {
  if (node.object.type === "Super" || node.computed || node.property.type !== "Identifier") {
    return undefined;
  }
  const object = literalValue(node.object, environment)?.value;
  const { name } = node.property;
  // What an object inherits, and what it lacks, JavaScript itself answers.
  if (typeof object !== "object" || object === null || !Object.hasOwn(object, name))
    return undefined;
  return { value: Reflect.get(object, name) };
}

function call(node: Of<"CallExpression">, environment: LiteralEnvironment): Literal | undefined {
  const [argument, ...more] = node.arguments;
  if (node.callee.type !== "Identifier" || !argument || more.length > 0) return undefined;
  if (argument.type === "SpreadElement") return undefined;
  const value = literalValue(argument, environment);
  return value && environment.call(node.callee.name, value.value);
}
