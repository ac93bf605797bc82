import type {
  ApiHeader,
  ApiMedia,
  ApiParameter,
  ApiResponse,
  Operation,
  Schema,
} from "../../model/api.ts";
import { encodeRoute, withBase } from "../../model/routes.ts";
import {
  codeFence,
  codeSpan,
  markdownDocument,
  markdownTable,
} from "../../sources/markdown-text.ts";
import type { OperationArticle } from "../operation/article.ts";
import { flowWords, schemeWords } from "../operation/authorization.tsx";
import { exampleLanguage, exampleText } from "../operation/example-text.ts";
import { itemEncodings } from "../operation/media.tsx";
import { extensionLabel, shownExtensions, variableWords } from "../operation/operation-facts.tsx";
import {
  exampleRules,
  PARAMETER_PLACES,
  parameterRules,
  parametersIn,
} from "../operation/parameters.tsx";
import { statusWords } from "../operation/status-words.ts";
import type { OperationSource, SiteAddress } from "../reference-source.ts";
import { typeWords, valueWords } from "../schemas/schema-words.ts";
import { describeMarkdown, rulesMarkdown, schemaMarkdown } from "./markdown-schema.ts";
import { ToldParts } from "./told-parts.ts";

/** The page of an operation as Markdown: complete, for readers without a browser; without its title. */
export function operationMarkdown({ source, samples }: OperationArticle): string {
  const { operation, context } = source;
  const told = new ToldParts();
  return markdownDocument([
    codeSpan(`${operation.method.toUpperCase()} ${operation.path}`),
    operation.deprecated ? "**Deprecated**: it still works, but should no longer be used." : "",
    operation.description,
    facts(source),
    authorization(source),
    ...operationParts(operation, { level: 2, within: "" }, told),
    ...samples.flatMap(({ label, language, text }, index) => [
      index === 0 ? "## Code samples" : "",
      `### ${label}`,
      codeFence(text, language),
    ]),
    ...callbacks(operation, told),
    ["Family:", siteLink(source.family.name, source.family.route, context.site)].join(" "),
  ]);
}

/** A link that is right wherever the file is read. */
export function siteLink(label: string, route: string, { url, baseUrl }: SiteAddress): string {
  return `[${label}](${url}${withBase(baseUrl, encodeRoute(route))})`;
}

function facts(source: OperationSource): string {
  const { operation } = source;
  const lines = [
    `- Operation: ${codeSpan(operation.operationId ?? operation.id)}`,
    ...operation.servers.map(({ url, variables }) => {
      const words = Object.entries(variables).map(
        ([name, variable]) => ` ${codeSpan(`{${name}}`)} ${variableWords(variable)}`,
      );
      return `- Base URL: ${codeSpan(url)}${words.join("")}`;
    }),
    ...shownExtensions(source).map(
      ([name, value]) => `- ${extensionLabel(name)}: ${codeSpan(valueWords(value))}`,
    ),
  ];
  const { externalDocs } = operation;
  if (externalDocs) lines.push(`- Read on: [${externalDocs.label}](${externalDocs.href})`);
  return lines.join("\n");
}

function authorization({ operation, securitySchemes }: OperationSource): string {
  const needed = operation.security.filter((requirement) => requirement.length > 0);
  if (needed.length === 0) return "";
  const lines = needed.map((requirement) => {
    const schemes = requirement.map(({ scheme: name, scopes }) => {
      const scheme = securitySchemes[name];
      const words = scheme ? schemeWords(scheme) : { text: name, code: "" };
      const code = words.code ? ` ${codeSpan(words.code)}` : "";
      const own = scheme?.description.replaceAll(/\s+/g, " ").trim();
      const rest = [own ? `: ${own}` : "", ...(scheme ? flowWords(scheme) : [])]
        .join(" ")
        .trimEnd();
      return `${words.text}${code}${scopes.length > 0 ? ` (${scopes.join(", ")})` : ""}${rest}`;
    });
    return `- ${schemes.join(" and ")}`;
  });
  const optional = needed.length < operation.security.length ? "It also answers without any." : "";
  const lead = needed.length > 1 ? "One of these:" : "";
  return markdownDocument(["## Authorization", lead, lines.join("\n"), optional]).trimEnd();
}

/** Where the parts of an operation stand on its page. */
interface PartsPlace {
  /** Of their headings. */
  level: number;
  /** The callback that they belong to, to name it; "" for the operation itself. */
  within: string;
}

/** What is sent and what is answered. */
export function operationParts(
  operation: Pick<Operation, "parameters" | "impliedHeaders" | "body" | "responses">,
  { level, within }: PartsPlace,
  told: ToldParts,
): string[] {
  const hashes = "#".repeat(level);
  const of = within === "" ? "" : ` of ${within}`;
  return [
    ...PARAMETER_PLACES.flatMap(({ in: place, title }) => {
      const parameters = parametersIn(operation, place);
      return parameters.length === 0 ? [] : [`${hashes} ${title}`, parameterTable(parameters)];
    }),
    ...(operation.body
      ? [
          `${hashes} Body`,
          operation.body.required ? "" : "The body may be left out.",
          operation.body.description,
          ...operation.body.content.flatMap((media) => mediaParts(media, `the body${of}`, told)),
        ]
      : []),
    ...(operation.responses.length > 0 ? [`${hashes} Responses`] : []),
    ...operation.responses.flatMap((response) => [
      `${"#".repeat(level + 1)} ${`${response.status} ${statusWords(response.status)}`.trim()}`,
      ...responseParts(response, `${response.status}${of}`, told),
    ]),
  ];
}

const VALUE_HEAD = ["Name", "Type", "Required", "Description"];

function parameterTable(parameters: readonly ApiParameter[]): string {
  const rows = parameters.map((parameter) => valueRow(parameter, parameterRules(parameter)));
  return markdownTable(VALUE_HEAD, rows);
}

function valueRow(value: ApiHeader, extra: ReturnType<typeof parameterRules>): string[] {
  const { name, schema, required, deprecated, description, examples } = value;
  const { description: own = "", ...rest } = schema;
  const text = [
    deprecated ? "**Deprecated.**" : "",
    description || own,
    describeMarkdown(rest),
    rulesMarkdown([...exampleRules(examples, schema.examples), ...extra]),
  ];
  return [codeSpan(name), typeWords(schema), required ? "yes" : "", text.filter(Boolean).join(" ")];
}

function mediaParts(media: ApiMedia, place: string, told: ToldParts): string[] {
  const { type, description = "", schema, examples, encoding } = media;
  const named = Object.entries(encoding).map(([name, part]) => ({ ...part, name }));
  const parts = [...itemEncodings(media), ...named].map(
    ({ name, contentType }) => `The part ${codeSpan(name)} is sent as ${codeSpan(contentType)}.`,
  );
  return [
    `Media type ${codeSpan(type)}${schema ? `: ${typeWords(schema)}` : ""}`,
    description,
    schema ? bodyMarkdown(schema, place, told) : "",
    ...parts,
    ...examples.flatMap((example) => [
      `Example${example.summary || example.name ? `: ${example.summary || example.name}` : ""}`,
      example.description,
      example.href ?? codeFence(exampleText(example), exampleLanguage(type)),
    ]),
  ];
}

/** A schema that the page has told already is not told again. */
function bodyMarkdown(schema: Schema, place: string, told: ToldParts): string {
  const text = schemaMarkdown(schema);
  const before = text.includes("\n") ? told.before(text, place) : undefined;
  return before === undefined ? text : `The same as in ${before}.`;
}

function responseParts(response: ApiResponse, place: string, told: ToldParts): string[] {
  const { description, headers, content, links } = response;
  return [
    description,
    ...headersParts(headers, place, told),
    ...content.flatMap((media) => mediaParts(media, place, told)),
    ...links.map(({ name, operationId, description: text }) =>
      `Next: ${[...new Set([operationId || name, name])].map(codeSpan).join(", ")}. ${text}`.trim(),
    ),
  ];
}

/** Headers are told where they occur first, and named from there on. */
function headersParts(headers: readonly ApiHeader[], place: string, told: ToldParts): string[] {
  const fresh: string[][] = [];
  const known = new Map<string, string[]>();
  for (const header of headers) {
    const row = valueRow(header, []);
    const before = told.before(row.join("|"), place);
    if (before === undefined) fresh.push(row);
    else known.set(before, [...(known.get(before) ?? []), codeSpan(header.name)]);
  }
  return [
    ...(fresh.length > 0 ? [markdownTable(["Header", ...VALUE_HEAD.slice(1)], fresh)] : []),
    ...[...known].map(([before, names]) => `Headers as in ${before}: ${names.join(", ")}.`),
  ];
}

/** Requests that the API makes later on. */
export function callbacks(
  { callbacks: all }: Pick<Operation, "callbacks">,
  told: ToldParts,
): string[] {
  return all.flatMap((callback, index) => [
    index === 0 ? "## Callbacks" : "",
    `### ${codeSpan(`${callback.method.toUpperCase()} ${callback.path}`)} ${callback.summary || (callback.callback ?? "")}`,
    callback.operationId === undefined ? "" : `Operation ${codeSpan(callback.operationId)}`,
    callback.description,
    ...operationParts(callback, { level: 4, within: codeSpan(callback.path) }, told),
  ]);
}
