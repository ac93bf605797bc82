import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants } from "node:zlib";
import {
  type ApiMedia,
  buildRequest,
  CODE_SAMPLES,
  type ConsoleOperation,
  exampleValues,
  loadDescription,
  type Operation,
  type Schema,
} from "headrace/api";
import { describe, expect, test } from "vitest";

const VENDOR = "vnd.millrace.v1+json";
const PAGES = `dist/api/generated/${VENDOR}`;

/** Bytes after brotli; elements of the document. */
const BUDGET = { html: 30_000, medianElements: 2000, maxElements: 5000 };

/** Ids as the description's files write them. */
const written = readdirSync("openapi")
  .filter((file) => file.endsWith(".yaml"))
  .flatMap((file) => [
    ...readFileSync(join("openapi", file), "utf8").matchAll(/^ {4}operationId: (\S+)$/gm),
  ])
  .map(([, id = ""]) => id);

const { description } = await loadDescription(process.cwd(), "openapi/openapi.yaml");
const described = new Map(
  description?.families.flatMap(({ operations }) => operations.map((item) => [item.id, item])),
);

const pages = written.map((id) => {
  const html = readFileSync(join(PAGES, `${id}.html`), "utf8");
  const data: ConsoleOperation = JSON.parse(
    readFileSync(join(PAGES, `${id}.operation.json`), "utf8"),
  );
  const operation = described.get(id);
  if (!operation) throw new Error(`The description has no operation "${id}".`);
  return { id, html, data, operation };
});

describe("the API reference", () => {
  test("API-01 has a page for each of the 126 operations of the description", () => {
    expect(written).toHaveLength(126);
    for (const { id, html, operation } of pages) {
      expect(operation.id).toBe(id);
      expect(html).toContain(`<h1>${escaped(operation.summary)}</h1>`);
    }
  });

  test("API-02 has a page for each family; that of applications is where it was", () => {
    const families = readdirSync("dist/category");
    expect(families).toHaveLength(21);
    const html = readFileSync(`dist/category/application/${VENDOR}.html`, "utf8");
    expect(html).toContain("<h1>Applications</h1>");
    for (const { id } of pages.filter(({ operation }) => operation.family === "Applications")) {
      expect(html).toContain(`href="/api/generated/${VENDOR}/${id}"`);
    }
  });

  test.each([
    "api-versions",
    "authentication",
    "introduction",
    "open-api-description",
    "rate-limitation",
  ])("API-03 has the overview page %s, in the sidebar of every operation", (name) => {
    const route = `/api/overview/${name}`;
    expect(readFileSync(`dist${route}.html`, "utf8")).toContain("<h1>");
    const sidebar = readFileSync("dist/nav/api.json", "utf8");
    expect(sidebar).toContain(JSON.stringify(route));
  });

  test("API-07 every sample asks for the vendor media type", () => {
    const without = pages
      .filter(({ html }) => !text(html).includes(`Accept: application/${VENDOR}`))
      .filter(({ operation }) => successTypes(operation).includes(`application/${VENDOR}`));
    expect(without.map(({ id }) => id)).toEqual([]);
  });

  test("publishes the description and a Markdown twin of each page", () => {
    expect(readFileSync(`dist/openapi/${VENDOR}.yaml`, "utf8")).toMatch(/^openapi: "?3\.1/);
    for (const { id, operation } of pages) {
      const twin = readFileSync(join(PAGES, `${id}.md`), "utf8");
      expect(twin).toContain(`\`${operation.method.toUpperCase()} ${operation.path}\``);
      for (const { status } of operation.responses) expect(twin).toContain(`### ${status}`);
    }
  });
});

describe("without JavaScript", () => {
  test.each(pages)(
    "API-01 API-04 $id says all that the description says",
    ({ html, data, operation }) => {
      const page = text(html);
      const compact = letters(page);
      const missing = [...facts(operation)].filter(
        (fact) => !page.includes(fact) && !compact.includes(letters(fact)),
      );
      expect(missing).toEqual([]);
      const { securitySchemes, accept } = data;
      const request = buildRequest(
        data.operation,
        exampleValues(data.operation, { securitySchemes, accept }),
      );
      // The four of the configuration.
      for (const { print } of CODE_SAMPLES.slice(0, 4)) expect(page).toContain(print(request));
    },
  );
});

describe("budgets of operation pages", () => {
  test("HTML", () => {
    // A lower quality than hosts can reach: what passes here passes there, in a tenth of the time.
    const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
    const sizes = pages.map(({ html }) => brotliCompressSync(html, { params }).length);
    expect(quantile(sizes, 0.95)).toBeLessThanOrEqual(BUDGET.html);
  });

  test("elements", () => {
    const counts = pages.map(({ html }) => html.match(/<[a-z]/g)?.length ?? 0);
    expect(quantile(counts, 0.5)).toBeLessThanOrEqual(BUDGET.medianElements);
    expect(Math.max(...counts)).toBeLessThanOrEqual(BUDGET.maxElements);
  });

  test("script at load is that of a manual page", () => {
    const manual = readFileSync("dist/admin-manuals/create-application.html", "utf8");
    for (const { html } of pages) expect(scripts(html)).toEqual(scripts(manual));
  });
});

/** Everything of an operation that a reader has to find. */
function* facts(operation: Operation): Generator<string> {
  yield operation.path;
  yield operation.id;
  yield operation.description;
  for (const { name, description, schema } of operation.parameters) {
    yield name;
    yield description;
    yield* schemaFacts(schema);
  }
  for (const media of operation.body?.content ?? []) yield* mediaFacts(media);
  for (const { status, description, headers, content, links } of operation.responses) {
    yield status;
    yield description;
    for (const header of headers) {
      yield header.name;
      yield header.description;
      yield* schemaFacts(header.schema);
    }
    for (const media of content) yield* mediaFacts(media);
    for (const { operationId } of links) yield operationId;
  }
}

function* mediaFacts({ type, schema, examples }: ApiMedia): Generator<string> {
  yield type;
  if (schema) yield* schemaFacts(schema);
  for (const { value } of examples) {
    yield typeof value === "string" ? value : JSON.stringify(value, null, 2);
  }
}

function* schemaFacts(schema: Schema): Generator<string> {
  yield schema.description ?? "";
  for (const type of schema.types) if (type !== "array") yield type;
  for (const value of [...(schema.enum ?? []), schema.const ?? "", schema.default ?? ""]) {
    yield typeof value === "string" ? value : JSON.stringify(value);
  }
  yield schema.pattern ?? "";
  yield schema.format ?? "";
  const { minimum, maximum, minLength, maxLength, minItems, maxItems } = schema;
  for (const limit of [minimum, maximum, minLength, maxLength, minItems, maxItems]) {
    if (limit !== undefined) yield String(limit);
  }
  for (const property of schema.properties ?? []) {
    yield property.name;
    yield* schemaFacts(property.schema);
  }
  if (schema.items) yield* schemaFacts(schema.items);
  if (schema.additionalProperties) yield* schemaFacts(schema.additionalProperties);
  for (const option of schema.variants?.options ?? []) {
    yield option.value ?? option.label;
    yield* schemaFacts(option.schema);
  }
}

function successTypes({ responses }: Operation): string[] {
  const success = responses.filter(({ status }) => status.startsWith("2"));
  return success.flatMap(({ content }) => content.map(({ type }) => type));
}

/** What a reader sees of the article. */
function text(html: string): string {
  const article = html.slice(html.indexOf("<article"), html.indexOf("</article>"));
  const entities: Record<string, string> = { lt: "<", gt: ">", quot: '"', "#x27": "'", amp: "&" };
  return article
    .replace(/<[^>]+>/g, "")
    .replace(/&(#?\w+);/g, (reference, name: string) => entities[name] ?? reference);
}

/** Texts of descriptions are compared without their markup. */
function letters(value: string): string {
  return value.replace(/\]\([^)]*\)/g, "").replace(/[^\p{L}\p{N}]+/gu, "");
}

function escaped(value: string): string {
  return value.replaceAll("&", "&amp;").replaceAll("'", "&#x27;");
}

function scripts(html: string): (string | undefined)[] {
  return [...html.matchAll(/<script[^>]*? src="([^"]+)"/g)].map(([, file]) => file);
}

function quantile(values: readonly number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0;
}
