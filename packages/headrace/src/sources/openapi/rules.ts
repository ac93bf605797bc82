import type {
  Config,
  LocationObject,
  NodeType,
  NormalizedProblem,
  Source,
} from "@redocly/openapi-core";
import type { ApiPosition } from "../../model/api.ts";
import type { Diagnostic } from "../../model/diagnostic.ts";
import type { Redocly } from "./description-files.ts";
import { isRecord, list, record, text } from "./json-values.ts";
import { adviceFor } from "./problem-advice.ts";
import type { Locate } from "./problem-position.ts";
import { tidyDiscriminator } from "./schemas/discriminator.ts";

/**
 * Rules of Redocly that a description is read with: an error makes a page wrong, a warning is
 * likely a slip. Style is left to the author: `npm run check:openapi` holds all recommended rules.
 */
const RULES = {
  struct: "error",
  "no-server-variables-empty-enum": "error",
  "no-undefined-server-variable": "error",
  "operation-parameters-unique": "error",
  "path-declaration-must-exist": "error",
  "path-not-include-query": "error",
  "path-parameters-defined": "error",
  "no-ambiguous-paths": "warn",
  "no-duplicated-tag-names": "warn",
  "no-enum-type-mismatch": "warn",
  "no-identical-paths": "warn",
  "no-example-value-and-externalValue": "warn",
  "no-schema-type-mismatch": "warn",
  "nullable-type-sibling": "warn",
  "spec-ref-siblings": "warn",
} as const;

/** What a walk over all files of a description finds, besides problems. */
export interface Findings {
  /** Where each operation stands. */
  operations: Map<object, { source: Source; pointer: string }>;
  unresolved: { reference: string; location: LocationObject; error: Error | undefined }[];
  /** Security schemes that are asked for. */
  schemes: { name: string; location: LocationObject }[];
  /** Tags that operations have. */
  tags: { name: string; location: LocationObject }[];
}

/**
 * Lints with the rules above. Redocly's rules trust the structure that they check, so where one of
 * them fails, what is wrong with the structure is all there is to say.
 */
export async function lintDescription(
  core: Redocly,
  options: Omit<Parameters<Redocly["lintDocument"]>[0], "config">,
): Promise<{ config: Config; findings: Findings; problems: NormalizedProblem[] }> {
  const lintWith = async (rules: Partial<typeof RULES>) => {
    const { config, findings } = await createRules(core, rules);
    return { config, findings, problems: await core.lintDocument({ ...options, config }) };
  };
  try {
    return await lintWith(RULES);
  } catch {
    return await lintWith({ struct: RULES.struct });
  }
}

/** A configuration of Redocly's linter that fills `findings` while it lints. */
async function createRules(
  core: Redocly,
  rules: Partial<typeof RULES>,
): Promise<{ config: Config; findings: Findings }> {
  const findings: Findings = { operations: new Map(), unresolved: [], schemes: [], tags: [] };
  const rule = () => ({
    Operation(operation: unknown, { location, rawNode }: OperationPlace) {
      if (!isRecord(operation)) return;
      // The bundler keeps the one object or the other, as the operation is written in place or not.
      const { source, pointer } = location;
      findings.operations.set(operation, { source, pointer }).set(rawNode, { source, pointer });
      list(operation.tags).forEach((tag, index) => {
        findings.tags.push({ name: text(tag), location: location.child(["tags", index]) });
      });
    },
    Schema: {
      leave(schema: unknown) {
        tidyDiscriminator(record(schema));
      },
    },
    SecurityRequirement(requirement: unknown, { location }: { location: Child }) {
      if (!isRecord(requirement)) return;
      for (const name of Object.keys(requirement))
        findings.schemes.push({ name, location: location.child([name]).key() });
    },
    ref: {
      leave(
        { $ref: reference }: { $ref: string },
        { location }: { location: LocationObject },
        { node, error }: { node?: unknown; error?: Error },
      ) {
        if (node === undefined) findings.unresolved.push({ reference, location, error });
      },
    },
    DiscriminatorMapping(mapping: unknown, { location, resolve }: MappingContext) {
      if (!isRecord(mapping)) return;
      for (const [name, value] of Object.entries(mapping)) {
        const reference = text(value);
        if (!core.isMappingRef(reference)) continue;
        const { node, error } = resolve({ $ref: reference });
        if (node === undefined)
          findings.unresolved.push({ reference, location: location.child([name]), error });
      }
    },
  });
  const plugin = {
    id: "engine",
    rules: { oas2: { findings: rule }, oas3: { findings: rule } },
    typeExtension: { oas2: withTypeLists, oas3: asSpecified },
  };
  const config = await core.createConfig({
    plugins: [plugin],
    rules: { ...rules, "engine/findings": "error" },
  });
  return { config, findings };
}

/**
 * Types of OpenAPI 3.2 that Redocly has wrong: it takes the components `mediaTypes` for maps of media
 * types, fails at the scopes of a device flow, asks responses for a description, and knows no style
 * of cookies and no parts of parts. https://spec.openapis.org/oas/v3.2.0
 */
function asSpecified(types: Record<string, NodeType>): Record<string, NodeType> {
  const { NamedMediaTypes, DeviceAuthorization: flow, Response, Parameter, Encoding } = types;
  if (!NamedMediaTypes) return types;
  const scopes = { type: "object", additionalProperties: { type: "string" } } as const;
  return {
    ...types,
    NamedMediaTypes: { ...NamedMediaTypes, additionalProperties: () => "MediaType" },
    ...(flow && {
      DeviceAuthorization: { ...flow, properties: { ...flow.properties, scopes } },
    }),
    ...(Response && { Response: { ...Response, required: [] } }),
    ...(Parameter && { Parameter: withCookieStyle(Parameter) }),
    ...(Encoding && { Encoding: withParts(Encoding) }),
  };
}

function withParts(encoding: NodeType): NodeType {
  const parts = { encoding: "EncodingMap", itemEncoding: "Encoding", prefixEncoding: {} };
  return { ...encoding, properties: { ...encoding.properties, ...parts } };
}

function withCookieStyle(parameter: NodeType): NodeType {
  const { style } = parameter.properties;
  const styles = list(record(style).enum).map(text);
  return {
    ...parameter,
    properties: { ...parameter.properties, style: { enum: [...styles, "cookie"] } },
  };
}

/**
 * The schema of Swagger 2.0 takes lists of types from JSON Schema, and that of an answer may be a file;
 * Redocly knows neither. https://spec.openapis.org/oas/2.0/schema/2017-08-27
 */
function withTypeLists(types: Record<string, NodeType>): Record<string, NodeType> {
  const { Schema, Response } = types;
  const one = Schema?.properties.type;
  if (!Response || typeof one !== "object" || one === null || "properties" in one) return types;
  const several = { type: "array", items: one } as const;
  const type = (value: unknown) => (Array.isArray(value) ? several : one);
  const schema = (value: unknown) => (record(value).type === "file" ? "FileSchema" : "Schema");
  return {
    ...types,
    Schema: { ...Schema, properties: { ...Schema?.properties, type } },
    FileSchema: { ...Schema, properties: { ...Schema?.properties, type: { enum: ["file"] } } },
    Response: { ...Response, properties: { ...Response.properties, schema } },
  };
}

/** A location that can name what lies below it. */
type Child = LocationObject & {
  pointer: string;
  child: (keys: (string | number)[]) => Child;
  key: () => LocationObject;
};

interface OperationPlace {
  location: Child;
  /** The operation, or the reference to it. */
  rawNode: object;
}

interface MappingContext {
  location: Child;
  resolve: (reference: { $ref: string }) => { node: unknown; error?: Error };
}

/** Lists in which one slip is likely made in every item. */
const ITEM = /(?<=\/(?:enum|required|type))\/\d+$/;

/** The first of two paths: one may be ambiguous with all others. */
const AMBIGUOUS = /(?<=Found two ambiguous paths: )`[^`]*`/;

/**
 * What Redocly found, in our words; what is alike in the items of a list, or of paths beside one, once,
 * at the first.
 */
export function problemDiagnostics(
  problems: readonly NormalizedProblem[],
  locate: Locate,
): Diagnostic[] {
  const alike = new Map<
    string,
    { location: LocationObject; problem: NormalizedProblem; count: number }
  >();
  for (const problem of withoutConsequences(problems)) {
    const [location] = problem.location;
    if (!location || isInPath(problem)) continue;
    const { source, pointer = "" } = location;
    const [path] = AMBIGUOUS.exec(problem.message) ?? [];
    const at = path ?? pointer.replace(ITEM, "/");
    const key = JSON.stringify([problem.ruleId, path ?? problem.message, source.absoluteRef, at]);
    // Elsewhere the same words at the same place are two findings.
    const first = at === pointer ? undefined : alike.get(key);
    if (first) first.count += 1;
    else alike.set(at === pointer ? `${alike.size} ${key}` : key, { location, problem, count: 1 });
  }
  return [...alike.values()].map(({ location, problem, count }) => {
    const whole = AMBIGUOUS.test(problem.message) ? "beside the first" : "of the list";
    const others =
      count > 1 ? `So ${count === 2 ? "is one" : `are ${count - 1}`} more ${whole}.` : "";
    return problemDiagnostic(problem, { ...locate(location), others });
  });
}

/** Of two paths that are the same but for names it is told once that nobody tells them apart. */
function withoutConsequences(problems: readonly NormalizedProblem[]): NormalizedProblem[] {
  const pairOf = ({ message }: NormalizedProblem) => message.slice(message.indexOf("`"));
  const same = problems.filter(({ ruleId }) => ruleId === "no-identical-paths").map(pairOf);
  return problems.filter(
    (problem) => problem.ruleId !== "no-ambiguous-paths" || !same.includes(pairOf(problem)),
  );
}

/** Redocly knows no names in the template of a path but those of Latin letters, digits and `_.-`. */
function isInPath({ message }: NormalizedProblem): boolean {
  const told = /^Path parameter `(.*)` is not used in the path `(.*)`\.$/.exec(message);
  return told?.[2]?.includes(`{${told[1]}}`) ?? false;
}

/** A schema may be true or false since OpenAPI 3.1; Redocly knows it only of some keywords. */
export function isBooleanSchema({ message }: NormalizedProblem, root: unknown): boolean {
  const isNew = /^3\.[1-9]/.test(text(record(root).openapi));
  return isNew && message.startsWith("Expected type `Schema` (object) but got `boolean`");
}

function problemDiagnostic(
  problem: NormalizedProblem,
  { pointer, others, ...position }: ApiPosition & { others: string },
): Diagnostic {
  const message = problem.message.replaceAll("`", '"').replace(/[^.!?]$/, "$&.");
  const advice = adviceFor({ message, pointer, suggestion: problem.suggest[0] });
  return {
    code: `openapi-${problem.ruleId}`,
    severity: isStray(message, pointer) ? "warning" : severityOf(problem),
    message,
    hint: hintOf(pointer, [advice, others].filter(Boolean).join(" ")),
    ...position,
  };
}

function severityOf({ severity }: NormalizedProblem): Diagnostic["severity"] {
  return severity === "error" ? "error" : "warning";
}

/** A keyword that nobody knows changes nothing; a path that is none is a page that is missing. */
function isStray(message: string, pointer: string): boolean {
  return STRAY.test(message) && !/^#\/paths\/[^/]+$/.test(pointer);
}

const STRAY = /^Property "(.+)" is not expected here\.$/s;

/** The keywords that diagnostics call unexpected. */
export function strayKeywords(diagnostics: readonly Diagnostic[]): Set<string> {
  return new Set(diagnostics.flatMap(({ message }) => STRAY.exec(message)?.[1] ?? []));
}

/** The JSON pointer stands in every hint: lines move, and JSON may be one line. */
export function hintOf(pointer: string, advice?: string): string {
  return [advice, `It stands at ${pointer}`].filter(Boolean).join(" ");
}
