import { isRecord, list, oneOrMore, record, text } from "../json-values.ts";
import {
  mapNamed,
  mapRecord,
  moved,
  swaggerSchema,
  withoutAll,
  withoutUndefined,
} from "./swagger-schema.ts";
import { securityScheme } from "./swagger-security.ts";

/** A Swagger 2.0 document in the words of OpenAPI 3.0, and what its operations were made from. */
export interface ConvertedSwagger {
  document: Record<string, unknown>;
  /** The operations as they stand in the file, by the converted ones. */
  originals: Map<object, object>;
}

/**
 * Writes a Swagger 2.0 document in the words of OpenAPI 3.0; references stay references. By hand,
 * since the libraries that do it lose facts: docs/decisions/0025-api-of-strangers.md.
 *
 * Source: https://spec.openapis.org/oas/v2.0.html
 */
export function convertSwagger(root: Record<string, unknown>): ConvertedSwagger {
  const converter = new SwaggerConverter(root);
  return { document: converter.document(), originals: converter.originals };
}

const METHODS = ["get", "put", "post", "delete", "options", "head", "patch"];

/** Keywords of a parameter that became those of its schema. */
const SCHEMA_KEYWORDS = `type format items default maximum exclusiveMaximum minimum exclusiveMinimum
  maxLength minLength pattern maxItems minItems uniqueItems enum multipleOf x-nullable
  x-enum-descriptions x-enumDescriptions`.split(/\s+/);

const STYLES: Readonly<Record<string, string>> = {
  ssv: "spaceDelimited",
  tsv: "spaceDelimited",
  pipes: "pipeDelimited",
};

class SwaggerConverter {
  readonly originals = new Map<object, object>();
  readonly #root: Record<string, unknown>;
  /** Shared parameters and responses that stand where they were referred to. */
  readonly #followed = new Set<unknown>();

  constructor(root: Record<string, unknown>) {
    this.#root = root;
  }

  document(): Record<string, unknown> {
    const {
      swagger: _version,
      host: _host,
      basePath: _basePath,
      schemes: _schemes,
      consumes: _consumes,
      produces: _produces,
      definitions,
      parameters,
      responses,
      securityDefinitions,
      paths,
      ...rest
    } = this.#root;
    const mapUnused = (parts: unknown, change: (part: Record<string, unknown>) => unknown) =>
      withoutUndefined(
        mapNamed(withoutAll(record(parts), this.#followed), (part) => change(record(part))),
      );
    const convertedPaths = mapRecord(record(paths), (item) => this.#pathItem(record(item)));
    return {
      openapi: "3.0.4",
      ...withoutUndefined(rest),
      ...this.#servers(oneOrMore(this.#root.schemes)),
      paths: convertedPaths,
      components: {
        schemas: mapNamed(record(definitions), (schema) => swaggerSchema(schema)),
        parameters: mapUnused(parameters, (item) =>
          inBody(item) ? undefined : this.#parameter(item),
        ),
        requestBodies: mapUnused(parameters, (item) =>
          inBody(item) ? this.#body([item], oneOrMore(this.#root.consumes)) : undefined,
        ),
        responses: mapUnused(responses, (item) =>
          this.#response(item, oneOrMore(this.#root.produces)),
        ),
        securitySchemes: mapNamed(record(securityDefinitions), (item) =>
          securityScheme(record(item)),
        ),
      },
    };
  }

  /** One for each scheme; without a host they count from where the description is. */
  #servers(schemes: readonly string[]): { servers?: unknown[] } {
    const host = text(this.#root.host);
    const path = text(this.#root.basePath).replace(/\/$/, "");
    if (host === "") return path === "" ? {} : { servers: [{ url: path }] };
    const web = schemes.filter((scheme) => /^https?$/.test(scheme));
    if (web.length === 0) return { servers: [{ url: `//${host}${path}` }] };
    // The safe one first, whatever the order in the file.
    return {
      servers: [...web]
        .sort()
        .reverse()
        .map((scheme) => ({ url: `${scheme}://${host}${path}` })),
    };
  }

  #pathItem(item: Record<string, unknown>): Record<string, unknown> {
    const converted: Record<string, unknown> = {};
    const shared = list(item.parameters).map((parameter) => this.#follow(parameter));
    for (const [key, value] of Object.entries(item)) {
      if (METHODS.includes(key) && isRecord(value)) converted[key] = this.#operation(value, shared);
      else if (key === "$ref" && typeof value === "string") converted.$ref = value;
      else if (key !== "parameters") converted[key] = value;
    }
    const plain = shared.filter((parameter) => !inBody(parameter));
    if (plain.length > 0) converted.parameters = plain.map((item) => this.#parameter(item));
    return converted;
  }

  #operation(
    raw: Record<string, unknown>,
    shared: readonly Record<string, unknown>[],
  ): Record<string, unknown> {
    const { consumes, produces, schemes, parameters, responses, ...rest } = raw;
    const own = list(parameters).map((parameter) => this.#follow(parameter));
    const names = new Set(own.map(({ in: place, name }) => `${text(place)} ${text(name)}`));
    const all = [
      ...shared.filter(({ in: place, name }) => !names.has(`${text(place)} ${text(name)}`)),
      ...own,
    ];
    const plain = own.filter((parameter) => !inBody(parameter));
    const body = this.#body(all.filter(inBody), oneOrMore(consumes ?? this.#root.consumes));
    const types = oneOrMore(produces ?? this.#root.produces);
    const operation = {
      ...rest,
      ...(plain.length > 0 && { parameters: plain.map((item) => this.#parameter(item)) }),
      ...(body && { requestBody: body }),
      ...(schemes !== undefined && this.#servers(oneOrMore(schemes))),
      responses: mapRecord(record(responses), (response) =>
        isRecord(response) && typeof response.$ref === "string"
          ? this.#response(this.#follow(response), types)
          : this.#response(record(response), types),
      ),
    };
    this.originals.set(operation, raw);
    return operation;
  }

  /** What a reference to a parameter or response of the document leads to. */
  #follow(value: unknown): Record<string, unknown> {
    const seen = new Set<unknown>();
    let node = value;
    while (isRecord(node) && typeof node.$ref === "string" && !seen.has(node)) {
      seen.add(node);
      const [folder = "", name = ""] = /^#\/(\w+)\/(.+)$/.exec(node.$ref)?.slice(1) ?? [];
      const key = name.replaceAll("~1", "/").replaceAll("~0", "~");
      node = record(this.#root[folder])[key];
      this.#followed.add(node);
    }
    return record(node);
  }

  #parameter(raw: Record<string, unknown>): Record<string, unknown> {
    if (typeof raw.$ref === "string") return { $ref: moved(raw.$ref) };
    const { collectionFormat, "x-example": example, "x-examples": _examples, ...rest } = raw;
    const parameter: Record<string, unknown> = { schema: this.#schemaOf(raw) };
    for (const [key, value] of Object.entries(rest))
      if (!SCHEMA_KEYWORDS.includes(key)) parameter[key] = value;
    if (example !== undefined) parameter.example = example;
    if (raw.type !== "array") return parameter;
    const format = text(collectionFormat);
    const inQuery = raw.in === "query";
    if (format === "multi") parameter.explode = true;
    else if (inQuery) Object.assign(parameter, { style: STYLES[format] ?? "form", explode: false });
    return parameter;
  }

  /** The schema of a parameter or header, whose keywords stand in itself. */
  #schemaOf(raw: Record<string, unknown>): Record<string, unknown> {
    const own = Object.fromEntries(
      SCHEMA_KEYWORDS.filter((key) => raw[key] !== undefined).map((key) => [key, raw[key]]),
    );
    return record(swaggerSchema(own));
  }

  #body(
    parameters: readonly Record<string, unknown>[],
    consumes: readonly string[],
  ): Record<string, unknown> | undefined {
    const bodies = parameters.filter((parameter) => parameter.in === "body");
    const fields = parameters.filter((parameter) => parameter.in !== "body");
    const form = fields.length > 0 ? this.#form(fields, consumes) : undefined;
    if (bodies.length === 0) return form;
    // A form beside a body, or a second body, is against the rules; authors mean that either is sent.
    const body = wholeBody(bodies, form ? consumes.filter((type) => !isForm(type)) : consumes);
    return form ? { ...body, content: { ...record(body.content), ...record(form.content) } } : body;
  }

  #form(
    fields: readonly Record<string, unknown>[],
    consumes: readonly string[],
  ): Record<string, unknown> {
    const hasFile = fields.some(({ type }) => type === "file");
    const declared = consumes.filter(isForm);
    const fallback = hasFile ? "multipart/form-data" : "application/x-www-form-urlencoded";
    const types = declared.length > 0 ? declared : [fallback];
    const properties = fields.map((field) => {
      const { description, "x-example": example } = field;
      const schema = this.#schemaOf(field);
      return [text(field.name), withoutUndefined({ ...schema, description, example })];
    });
    const required = fields
      .filter((field) => field.required === true)
      .map(({ name }) => text(name));
    const schema = {
      type: "object",
      properties: Object.fromEntries(properties),
      ...(required.length > 0 && { required }),
    };
    const encoding = Object.fromEntries(
      fields
        .filter(({ type, collectionFormat }) => type === "array" && collectionFormat !== "multi")
        .map(({ name, collectionFormat }) => [
          text(name),
          { style: STYLES[text(collectionFormat)] ?? "form", explode: false },
        ]),
    );
    const media = { schema, ...(Object.keys(encoding).length > 0 && { encoding }) };
    return {
      ...(required.length > 0 && { required: true }),
      content: Object.fromEntries(types.map((type) => [type, media])),
    };
  }

  #response(raw: Record<string, unknown>, produces: readonly string[]): Record<string, unknown> {
    if (typeof raw.$ref === "string") return { $ref: moved(raw.$ref) };
    const { schema, headers, examples, ...rest } = raw;
    const shown = record(examples);
    const declared = produces.length > 0 ? [...produces] : ["application/json"];
    const types = schema === undefined ? Object.keys(shown) : declared;
    const all = [...new Set([...types, ...Object.keys(shown)])];
    const content = all.map((type) => [
      type,
      {
        ...(schema !== undefined && { schema: swaggerSchema(schema) }),
        ...(shown[type] !== undefined && { example: shown[type] }),
      },
    ]);
    return {
      ...rest,
      ...(isRecord(headers) && {
        headers: mapNamed(headers, (header) => ({
          description: record(header).description,
          schema: this.#schemaOf(record(header)),
        })),
      }),
      ...(content.length > 0 && { content: Object.fromEntries(content) }),
    };
  }
}

function isForm(mediaType: string): boolean {
  return /^(?:multipart|application\/x-www)/.test(mediaType);
}

/** A body in all its media types; of several bodies one is sent. */
function wholeBody(
  bodies: readonly Record<string, unknown>[],
  consumes: readonly string[],
): Record<string, unknown> {
  const [body = {}] = bodies;
  const types = consumes.length > 0 ? consumes : ["application/json"];
  const examples = record(body["x-examples"]);
  const schema = bodies.length > 1 ? { oneOf: bodies.map(bodyOption) } : swaggerSchema(body.schema);
  const content = types.map((type) => [
    type,
    {
      schema,
      ...(examples[type] !== undefined && { example: examples[type] }),
      ...(body["x-example"] !== undefined && { example: body["x-example"] }),
    },
  ]);
  return withoutUndefined({
    description: bodies.length > 1 ? undefined : body.description,
    required: bodies.every(({ required }) => required === true) || undefined,
    content: Object.fromEntries(content),
  });
}

/** One of several bodies, with what it is called and when it is sent. */
function bodyOption({ name, description, schema }: Record<string, unknown>) {
  return withoutUndefined({ title: name, description, allOf: [swaggerSchema(schema)] });
}

function inBody({ in: place }: Record<string, unknown>): boolean {
  return place === "body" || place === "formData";
}
