import { SiteError } from "../diagnostics/site-error.ts";
import type { ApiDescription, ApiResponse, Operation, Schema } from "../model/api.ts";
import type {
  PracticeAnswer,
  PracticeCredential,
  PracticeData,
  PracticeKind,
  PracticeOperation,
} from "../practice/practice-data.ts";
import { checkPracticeFile } from "./check-practice-file.ts";
import { checkingSchema } from "./checking-schema.ts";
import { exampleDocuments } from "./example-documents.ts";
import type { PracticeFile } from "./practice-file.ts";
import { responseProperties } from "./response-properties.ts";
import { seedDocuments } from "./seed-documents.ts";

/**
 * What the practice server of a description works with: compact, for the browser too.
 *
 * @throws SiteError when the rules name what is not described.
 */
export function practiceData(description: ApiDescription, file: PracticeFile): PracticeData {
  const operations = description.families.flatMap((family) => family.operations);
  const problems = checkPracticeFile(file, operations);
  if (problems.length > 0) throw new SiteError(problems);
  const schemas = new SchemaTable();
  const { documents, bucketExtension, ...rules } = file;
  const seeds = seedDocuments(operations, documents);
  const seeded = new Set(Object.keys(documents));
  const examples = exampleDocuments(operations, rules).filter(({ path }) => !seeded.has(path));
  return {
    title: description.title,
    basePath: basePath(description),
    operations: operations.map((operation) => ({
      ...reduced(operation, schemas),
      kind: rules.operations[operation.id]?.kind ?? kindOf(operation, operations),
      bucket: bucketOf(operation, bucketExtension),
      security: credentialsOf(operation, description),
    })),
    schemas: schemas.list,
    documents: [...examples, ...seeds],
    rules,
  };
}

/** Every schema once. */
class SchemaTable {
  readonly list: Schema[] = [];
  readonly #indexes = new Map<string, number>();

  indexOf(schema: Schema): number {
    const checking = checkingSchema(schema);
    const text = JSON.stringify(checking);
    const index = this.#indexes.get(text) ?? this.list.push(checking) - 1;
    this.#indexes.set(text, index);
    return index;
  }
}

function basePath({ servers }: ApiDescription): string {
  const url = servers[0]?.url.replace(/\{[^}]*\}/g, "x") ?? "";
  return new URL(url, "http://localhost").pathname.replace(/\/$/, "");
}

type Reduced = Pick<
  PracticeOperation,
  "id" | "method" | "path" | "parameters" | "body" | "statuses" | "answers"
>;

function reduced(operation: Operation, schemas: SchemaTable): Reduced {
  const { id, method, path, body, responses } = operation;
  const content = body?.content.map(({ type, schema }) => ({
    type,
    schema: schema && schemas.indexOf(schema),
  }));
  return {
    id,
    method,
    path,
    parameters: operation.parameters.flatMap(({ name, in: place, required, schema }) =>
      place === "querystring"
        ? []
        : [{ name, in: place, required, schema: schemas.indexOf(schema) }],
    ),
    body: body && content ? { required: body.required, content } : null,
    statuses: responses.map(({ status }) => status),
    answers: responses.filter(({ status }) => /^2\d\d$/.test(status)).map(answerOf),
  };
}

function answerOf({ status, headers, content }: ApiResponse): PracticeAnswer {
  const schema = content[0]?.schema ?? null;
  const items = listItems(schema);
  return {
    status: Number(status),
    type: content[0]?.type ?? null,
    headers: headers.map(({ name }) => name),
    fields: responseProperties(items ?? schema),
  };
}

/** Schema of the entries of `items`, if the body is a page of a list. */
function listItems(schema: Schema | null): Schema | undefined {
  const names = schema?.properties?.map(({ name }) => name) ?? [];
  if (!names.includes("items") || !names.includes("page")) return;
  return schema?.properties?.find(({ name }) => name === "items")?.schema.items;
}

function kindOf({ method, path, responses }: Operation, all: readonly Operation[]): PracticeKind {
  const success = responses.find(({ status }) => status.startsWith("2"));
  if (method === "get") return listItems(success?.content[0]?.schema ?? null) ? "list" : "get";
  if (method === "put") return "store";
  if (method === "patch") return "update";
  if (method === "delete") return "delete";
  // Something may be added where there is a list, or items below.
  const isCollection = all.some(
    (other) =>
      other.path.startsWith(`${path}/{`) || (other.path === path && other.method === "get"),
  );
  return isCollection ? "create" : "action";
}

function bucketOf({ extensions }: Operation, name: string): string | null {
  const bucket = extensions[name];
  return typeof bucket === "string" ? bucket : null;
}

function credentialsOf(
  { security }: Operation,
  { securitySchemes }: ApiDescription,
): PracticeCredential[] {
  return security.flat().flatMap(({ scheme: name }): PracticeCredential[] => {
    const scheme = securitySchemes[name];
    if (scheme?.type === "apiKey") return [{ in: scheme.in, name: scheme.name }];
    return scheme ? [{ in: "bearer" }] : [];
  });
}
