import type { Element, RootContent } from "hast";

/** A JSX element in the HTML tree, on lines of its own or within text. */
export type JsxElement = Extract<RootContent, { type: "mdxJsxFlowElement" | "mdxJsxTextElement" }>;

/** An expression in braces. */
export type JsxExpression = Extract<
  RootContent,
  { type: "mdxFlowExpression" | "mdxTextExpression" }
>;

/** The parsed JavaScript of an expression, import or attribute. */
export type Program = NonNullable<NonNullable<JsxExpression["data"]>["estree"]>;

type Statement = Program["body"][number];

/** A JavaScript expression. */
export type Expression = Extract<Statement, { type: "ExpressionStatement" }>["expression"];

/** An `import` statement. */
export type ImportDeclaration = Extract<Statement, { type: "ImportDeclaration" }>;

/** The names that a statement exports of what it declares. */
export function exportedNames(statement: Statement): string[] {
  if (statement.type !== "ExportNamedDeclaration" || !statement.declaration) return [];
  const { declaration } = statement;
  const identifiers =
    declaration.type === "VariableDeclaration"
      ? declaration.declarations.map(({ id }) => id)
      : [declaration.id];
  return identifiers.flatMap((id) => (id.type === "Identifier" ? [id.name] : []));
}

/** True for a JSX element. */
export function isJsxElement(node: RootContent): node is JsxElement {
  return node.type === "mdxJsxFlowElement" || node.type === "mdxJsxTextElement";
}

/** True for an expression in braces. */
export function isJsxExpression(node: RootContent): node is JsxExpression {
  return node.type === "mdxFlowExpression" || node.type === "mdxTextExpression";
}

/** A JSX element's children as children of an HTML element. */
export function elementChildren(children: readonly RootContent[]): Element["children"] {
  return children.filter((child) => child.type !== "doctype" && child.type !== "mdxjsEsm");
}

/** The one expression of a program, or `undefined` for none ("{/* comment *\/}"). */
export function soleExpression(program: Program | null | undefined): Expression | undefined {
  const [statement] = program?.body ?? [];
  return statement?.type === "ExpressionStatement" ? statement.expression : undefined;
}

/** JSX takes names that begin with a small letter, and custom elements, as HTML. */
export function isComponentName(name: string): boolean {
  return !/^[a-z]/.test(name) || name.includes(".");
}
