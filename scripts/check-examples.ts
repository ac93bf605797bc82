import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { escapePointer } from "headrace/api";

/** An example that its schema does not allow. */
export interface InvalidExample {
  /** JSON pointer in the bundled document. */
  pointer: string;
  reason: string;
}

/** Keys that hold data, not parts of the description. */
const DATA = new Set(["example", "examples", "default", "const", "enum"]);

/** Keys whose object has names of the author's choice, which may be those above. */
const MAPS = new Set([
  "properties",
  "patternProperties",
  "$defs",
  "schemas",
  "responses",
  "headers",
  "paths",
  "callbacks",
]);

/** Validates every example of an OpenAPI 3.1 document against the schema beside it, or that it is in. */
export function checkExamples(document: Record<string, unknown>): {
  checked: number;
  invalid: InvalidExample[];
} {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv);
  ajv.addSchema(document, "api");
  const examples = findExamples(document);
  const invalid = examples.flatMap(({ pointer, schema, value }) => {
    const validate = ajv.getSchema(`api#${encodeURI(schema).replaceAll("#", "%23")}`);
    if (!validate) throw new Error(`There is no schema at ${schema}.`);
    if (validate(value)) return [];
    return [{ pointer, reason: ajv.errorsText(validate.errors, { dataVar: "it" }) }];
  });
  return { checked: examples.length, invalid };
}

interface FoundExample {
  pointer: string;
  /** Pointer of its schema. */
  schema: string;
  value: unknown;
}

function findExamples(document: Record<string, unknown>): FoundExample[] {
  const found: FoundExample[] = [];
  const visit = (node: unknown, pointer: string, isMap: boolean) => {
    if (typeof node !== "object" || node === null) return;
    if (!isMap && !Array.isArray(node)) found.push(...examplesOf(node, pointer, document));
    for (const [key, value] of Object.entries(node)) {
      if (!isMap && DATA.has(key)) continue;
      visit(value, `${pointer}/${escapePointer(key)}`, !isMap && MAPS.has(key));
    }
  };
  visit(document, "", false);
  return found;
}

/** Examples stand beside `schema` (media types, parameters, headers), or in the schema itself. */
function examplesOf(node: object, pointer: string, document: object): FoundExample[] {
  const schema = "schema" in node ? `${pointer}/schema` : pointer;
  const single = "example" in node ? [{ pointer: `${pointer}/example`, value: node.example }] : [];
  const several = "examples" in node && node.examples ? Object.entries(node.examples) : [];
  const isSchema = schema === pointer && "examples" in node && Array.isArray(node.examples);
  const named = several.map(([name, example]: [string, unknown]) => ({
    pointer: `${pointer}/examples/${escapePointer(name)}`,
    value: isSchema ? example : valueOfExample(example, document),
  }));
  // The examples that components hold have no schema of their own.
  if (schema === pointer && !isSchema && single.length === 0) return [];
  return [...single, ...named].map((example) => ({ ...example, schema }));
}

/** The value of an Example Object, or of the one that a reference names. */
function valueOfExample(example: unknown, document: object): unknown {
  if (typeof example !== "object" || example === null) return;
  if ("$ref" in example) return valueOfExample(follow(String(example.$ref), document), document);
  return "value" in example ? example.value : undefined;
}

function follow(reference: string, document: object): unknown {
  return reference
    .split("/")
    .slice(1)
    .map((part) => part.replaceAll("~1", "/").replaceAll("~0", "~"))
    .reduce<unknown>(
      (node, name) => (typeof node === "object" && node ? Reflect.get(node, name) : undefined),
      document,
    );
}
