import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { bundle, createConfig } from "@redocly/openapi-core";
import { z } from "zod";

/** Where the pages of the problem codes are, below the folder of the content. */
export const ERROR_PAGES = "api/errors";

/** Where their generated parts are, below them. */
export const PARTIALS = "_operations";

const OPERATION_ROUTE = "/api/generated/vnd.millrace.v1+json";
const METHODS = ["get", "put", "post", "delete", "patch"];

const problem = z.object({
  code: z.string(),
  status: z.number(),
  title: z.string(),
  detail: z.string(),
  errors: z.array(z.object({ pointer: z.string(), message: z.string() })).default([]),
});
const media = z.looseObject({
  examples: z.record(z.string(), z.looseObject({ value: problem })).default({}),
});
const answer = z.looseObject({
  content: z.looseObject({ "application/problem+json": media.optional() }).default({}),
});
const operation = z.looseObject({
  operationId: z.string(),
  responses: z.record(z.string(), z.unknown()),
});

type Problem = z.output<typeof problem>;

/** A kind of problem of the API, with all that its examples say. */
export interface ProblemKind {
  code: string;
  status: number;
  title: string;
  /** What an answer says, and the operations that say so. */
  messages: Map<string, Set<string>>;
  /** What an answer says as a whole. */
  details: Set<string>;
  /** All operations whose examples have this code. */
  operations: Set<string>;
}

/** The kinds of problems that a description's examples show, by code. */
export async function problemKinds(root: string, file: string): Promise<Map<string, ProblemKind>> {
  const result = await bundle({
    ref: join(root, file),
    config: await createConfig({}),
    dereference: true,
  });
  const { paths } = z
    .looseObject({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) })
    .parse(result.bundle.parsed);
  const kinds = new Map<string, ProblemKind>();
  for (const item of Object.values(paths)) {
    for (const method of METHODS.filter((name) => name in item)) {
      const { operationId, responses } = operation.parse(item[method]);
      for (const found of Object.values(responses).flatMap(problemsOf)) {
        collect(kinds, found, operationId);
      }
    }
  }
  return kinds;
}

function problemsOf(response: unknown): Problem[] {
  const examples = answer.parse(response).content["application/problem+json"]?.examples ?? {};
  return Object.values(examples).map(({ value }) => value);
}

function collect(kinds: Map<string, ProblemKind>, found: Problem, id: string): void {
  const { code, status, title } = found;
  const kind = kinds.get(code) ?? {
    code,
    status,
    title,
    messages: new Map<string, Set<string>>(),
    details: new Set<string>(),
    operations: new Set<string>(),
  };
  kinds.set(code, kind);
  kind.operations.add(id);
  kind.details.add(found.detail);
  const texts =
    found.errors.length > 0
      ? found.errors.map(({ pointer, message }) => `\`${pointer}\`: ${message}`)
      : [found.detail];
  for (const text of texts) {
    kind.messages.set(text, (kind.messages.get(text) ?? new Set<string>()).add(id));
  }
}

const COMMON = 30;

/** The part of a code's page that the description decides: who answers so, in which words. */
function operationsPartial(kind: ProblemKind, all: number): string {
  const rows = [...kind.messages]
    .sort(([a], [b]) => a.localeCompare(b, "en"))
    .map(([text, ids]) => `| ${cell(text)} | ${operationsCell(ids, all)} |`);
  return `{/* Written by "npm run problem-pages" from openapi/; do not edit. */}

| Message, with values of the example | Operations |
|---|---|
${rows.join("\n")}
`;
}

function operationsCell(ids: ReadonlySet<string>, all: number): string {
  if (ids.size === all) return "All";
  if (ids.size > COMMON) return `${ids.size} of ${all}`;
  return [...ids].map((id) => `[\`${id}\`](${OPERATION_ROUTE}/${id})`).join(", ");
}

function cell(text: string): string {
  return text.replace(/[|{}<>]/g, (sign) => `\\${sign}`);
}

/** What the generated file of each code has to hold, by code. */
export async function expectedPartials(root: string, file: string): Promise<Map<string, string>> {
  const kinds = await problemKinds(root, file);
  const all = new Set([...kinds.values()].flatMap(({ operations }) => [...operations]));
  return new Map([...kinds.values()].map((kind) => [kind.code, operationsPartial(kind, all.size)]));
}

/** The generated files that are there now, by code. */
export function presentPartials(root: string, pages: string): Map<string, string> {
  const folder = join(root, pages, PARTIALS);
  return new Map(
    readdirSync(folder).map((name) => [
      name.slice(0, -".md".length),
      readFileSync(join(folder, name), "utf8"),
    ]),
  );
}
