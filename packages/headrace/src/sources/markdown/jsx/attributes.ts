import type { RootContent } from "hast";
import { publishFile } from "../elements/asset.ts";
import { targetPlaceholder } from "../elements/target.ts";
import { type FileScope, reportFailedPart } from "../file-scope.ts";
import {
  absentHint,
  locateFile,
  type ResolvedPath,
  readProjectFile,
  resolveFile,
} from "../project-files.ts";
import { type Literal, type LiteralEnvironment, literalValue } from "./literal.ts";
import { type Expression, type JsxElement, soleExpression } from "./nodes.ts";

/** The attributes of a JSX element, as far as they are known without running anything. */
export interface KnownAttributes {
  values: Record<string, unknown>;
  /** Names of the others; "..." for a spread. */
  dynamic: string[];
}

/** Reads the attributes of a JSX element. */
export function readAttributes(node: JsxElement, scope: FileScope): KnownAttributes {
  const known: KnownAttributes = { values: {}, dynamic: [] };
  for (const attribute of node.attributes) {
    if (attribute.type === "mdxJsxExpressionAttribute") {
      known.dynamic.push("...");
      continue;
    }
    const { name, value } = attribute;
    if (value === null || value === undefined) known.values[name] = true;
    else if (typeof value === "string") known.values[name] = value;
    else {
      const literal = evaluateAttribute(soleExpression(value.data?.estree), scope, node);
      if (literal) known.values[name] = literal.value;
      else known.dynamic.push(name);
    }
  }
  return known;
}

/** The value of an expression in a file; `undefined` when it has to be run. */
export function evaluateAttribute(
  expression: Expression | undefined,
  scope: FileScope,
  node: JsxElement | undefined,
): Literal | undefined {
  return expression && literalValue(expression, environmentOf(scope, node));
}

/** What a file's imports and a partial's `props` stand for. */
function environmentOf(scope: FileScope, node: JsxElement | undefined): LiteralEnvironment {
  return {
    name(name) {
      const binding = scope.bindings.get(name);
      if (binding?.kind === "value") return { value: binding.value };
      return name === "props" && !binding ? { value: scope.props } : undefined;
    },
    call(callee, argument) {
      if (callee !== "require" || typeof argument !== "string") return;
      return { value: requiredFile(argument, scope, node) };
    },
  };
}

/** What `require()` of a file gives: what a file of data holds; of any other the address at which it is published. */
export function requiredFile(
  reference: string,
  scope: FileScope,
  node: RootContent | undefined,
): unknown {
  const data = /\.json$/i.test(reference) ? readData(reference, scope) : undefined;
  return data ?? { default: fileAddress(reference, scope, node) };
}

/** `undefined` for what can't be read: as a file it is told of. */
function readData(reference: string, scope: FileScope): unknown {
  const file = requiredPath(scope, reference);
  if (file.status !== "found") return undefined;
  try {
    return JSON.parse(readProjectFile(scope, file.path).toString());
  } catch {
    return undefined;
  }
}

/** "/x" is a file of the static folder, or one of the site, as for imports. */
function requiredPath(scope: FileScope, reference: string): ResolvedPath {
  const ofSite = reference.startsWith("/") ? locateFile(scope, `@site${reference}`) : undefined;
  const file = locateFile(scope, reference);
  return file.status !== "found" && ofSite?.status === "found"
    ? ofSite
    : resolveFile(scope, reference);
}

/** The address of a file that `require()` names; of none after a problem that the writer was told. */
function fileAddress(reference: string, scope: FileScope, node: RootContent | undefined): string {
  const file = requiredPath(scope, reference);
  if (file.status === "found") return publishFile({ scope, node }, file.path, "files").url;
  reportFailedPart(scope, node, {
    code: "missing-file",
    message:
      file.status === "absent"
        ? `There is no file "${file.path}".`
        : "This file is outside of the project.",
    hint:
      file.status === "absent"
        ? absentHint(scope, file.path)
        : 'Check the path: "./" counts from this file, "@site/" from the project.',
  });
  return targetPlaceholder("asset", "", "");
}
