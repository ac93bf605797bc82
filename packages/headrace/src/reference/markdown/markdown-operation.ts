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
  markdownLink,
  markdownTable,
} from "../../sources/markdown-text.ts";
import type { OperationArticle } from "../operation/article.ts";
import { flowWords, schemeWords } from "../operation/authorization.tsx";
import { itemEncodings, namedEncodings, partWords } from "../operation/encodings.ts";
import { exampleLanguage, exampleText } from "../operation/example-text.ts";
import { exampleTitle } from "../operation/media.tsx";
import { extensionLabel, shownExtensions, variableValues } from "../operation/operation-facts.tsx";
import {
  exampleRules,
  PARAMETER_PLACES,
  parameterRules,
  parametersIn,
} from "../operation/parameters.tsx";
import { statusWords } from "../operation/status-words.ts";
import type { OperationSource, SiteAddress } from "../reference-source.ts";
import { joined, type SayApi } from "../say.ts";
import { toldValues, typeWords, valueWords } from "../schemas/schema-words.ts";
import { describeMarkdown, rulesMarkdown, schemaMarkdown } from "./markdown-schema.ts";
import { ToldParts } from "./told-parts.ts";

/** The page of an operation as Markdown: complete, for readers without a browser; without its title. */
export function operationMarkdown({ source, samples }: OperationArticle, say: SayApi): string {
  const { operation, context, securitySchemes } = source;
  const told = new ToldParts();
  return markdownDocument([
    codeSpan(`${operation.method.toUpperCase()} ${operation.path}`),
    deprecation(operation, say),
    operation.description,
    facts(source, say),
    authorization({ ...operation, securitySchemes }, 2, say),
    ...operationParts(operation, { level: 2, within: "", say }, told),
    ...samples.flatMap(({ label, language, text }, index) => [
      index === 0 ? `## ${say("codeSamples")}` : "",
      `### ${label}`,
      codeFence(text, language),
    ]),
    ...callbacks({ ...source, operations: operation.callbacks }, say, told),
    `${say("family")}: ${siteLink(source.family.name, source.family.route, context.site)}`,
  ]);
}

/** A link that is right wherever the file is read. */
export function siteLink(label: string, route: string, { url, baseUrl }: SiteAddress): string {
  return markdownLink({ label, href: url + withBase(baseUrl, encodeRoute(route)) });
}

type Schemes = Pick<OperationSource, "securitySchemes">;

function facts(source: OperationSource, say: SayApi): string {
  const { operation } = source;
  const lines = [
    `- ${say("operation")}: ${codeSpan(operation.operationId ?? operation.id)}`,
    ...serverLines(operation, "baseUrl", say),
    ...shownExtensions(source).map(
      ([name, value]) => `- ${extensionLabel(name)}: ${codeSpan(valueWords(value))}`,
    ),
  ];
  const { externalDocs } = operation;
  if (externalDocs) lines.push(`- ${say("readOn")}: ${markdownLink(externalDocs)}`);
  return lines.join("\n");
}

function deprecation({ deprecated }: Operation, say: SayApi): string {
  return deprecated ? `**${say("deprecatedTitle")}**: ${say("deprecatedText")}` : "";
}

function serverLines(
  { servers }: Pick<Operation, "servers">,
  label: "baseUrl" | "sentTo",
  say: SayApi,
): string[] {
  return servers.map(({ url, variables }) => {
    const words = Object.entries(variables).map(([name, variable]) => {
      const values = joined(variableValues(variable), "or", say);
      return ` ${say("variableIs", { name: codeSpan(`{${name}}`), values })}`;
    });
    return `- ${say(label)}: ${codeSpan(url)}${words.join("")}`;
  });
}

/** The alternatives under a heading of some level; "" where no credential is needed. */
function authorization(
  { security, securitySchemes }: Pick<Operation, "security"> & Schemes,
  level: number,
  say: SayApi,
): string {
  const needed = security.filter((requirement) => requirement.length > 0);
  if (needed.length === 0) return "";
  const lines = needed.map((requirement) => {
    const schemes = requirement.map(({ scheme: name, scopes }) => {
      const scheme = securitySchemes[name];
      const words = scheme ? schemeWords(scheme, say) : { text: name, code: "" };
      const code = words.code ? ` ${codeSpan(words.code)}` : "";
      const own = scheme?.description.replaceAll(/\s+/g, " ").trim();
      const rest = [own ? `: ${own}` : "", ...(scheme ? flowWords(scheme, say) : [])]
        .join(" ")
        .trimEnd();
      return `${words.text}${code}${scopes.length > 0 ? ` (${scopes.join(", ")})` : ""}${rest}`;
    });
    return `- ${joined(schemes, "and", say)}`;
  });
  const optional = needed.length < security.length ? say("orWithout") : "";
  const lead = needed.length > 1 ? say("oneOfThese") : "";
  return markdownDocument([
    `${"#".repeat(level)} ${say("authorization")}`,
    lead,
    lines.join("\n"),
    optional,
  ]).trimEnd();
}

/** Where the parts of an operation stand on its page. */
interface PartsPlace {
  /** Of their headings. */
  level: number;
  /** The callback that they belong to, to name it; "" for the operation itself. */
  within: string;
  say: SayApi;
}

/** What is sent and what is answered. */
export function operationParts(
  operation: Pick<Operation, "parameters" | "impliedHeaders" | "body" | "responses">,
  { level, within, say }: PartsPlace,
  told: ToldParts,
): string[] {
  const hashes = "#".repeat(level);
  const placed = (part: string) => (within === "" ? part : say("partOf", { part, whole: within }));
  return [
    ...PARAMETER_PLACES.flatMap(({ in: place, title }) => {
      const parameters = parametersIn(operation, place);
      return parameters.length === 0
        ? []
        : [`${hashes} ${say(title)}`, parameterTable(parameters, say)];
    }),
    ...(operation.body
      ? [
          `${hashes} ${say("requestBody")}`,
          operation.body.required ? "" : say("bodyOptional"),
          operation.body.description,
          ...operation.body.content.flatMap((media) =>
            mediaParts(media, { place: placed(say("theBody")), say }, told),
          ),
        ]
      : []),
    ...(operation.responses.length > 0 ? [`${hashes} ${say("responses")}`] : []),
    ...operation.responses.flatMap((response) => [
      `${"#".repeat(level + 1)} ${`${response.status} ${statusWords(response.status, say)}`.trim()}`,
      ...responseParts(response, { place: placed(response.status), say }, told),
    ]),
  ];
}

function valueHead(name: "tableName" | "tableHeader", say: SayApi): string[] {
  return [say(name), say("tableType"), say("tableRequired"), say("tableDescription")];
}

function parameterTable(parameters: readonly ApiParameter[], say: SayApi): string {
  const rows = parameters.map((parameter) =>
    valueRow(parameter, parameterRules(parameter, say), say),
  );
  return markdownTable(valueHead("tableName", say), rows);
}

function valueRow(
  value: ApiHeader,
  extra: ReturnType<typeof parameterRules>,
  say: SayApi,
): string[] {
  const { name, schema, required, deprecated, description, examples } = value;
  const { description: own = "", ...rest } = schema;
  const text = [
    deprecated ? `**${say("deprecatedTitle")}.**` : "",
    description || own,
    describeMarkdown(rest, say),
    rulesMarkdown([...exampleRules(examples, toldValues(schema), say), ...extra]),
  ];
  const mark = required ? say("yesRequired") : "";
  return [codeSpan(name), typeWords(schema, say), mark, text.filter(Boolean).join(" ")];
}

/** Where a part is told, in words. */
interface ToldPlace {
  place: string;
  say: SayApi;
}

function mediaParts(media: ApiMedia, { place, say }: ToldPlace, told: ToldParts): string[] {
  const { type, description = "", schema, examples, encoding } = media;
  const parts = [...itemEncodings(media, say), ...namedEncodings(encoding)].flatMap((part) => [
    partWords(part, say, codeSpan),
    ...headersParts(part.headers ?? [], { place: say("thePart", { name: part.name }), say }, told),
  ]);
  return [
    `${say("mediaTypeIs", { type: codeSpan(type) })}${schema ? `: ${typeWords(schema, say)}` : ""}`,
    description,
    schema ? bodyMarkdown(schema, { place, say }, told) : "",
    ...parts,
    ...examples.flatMap((example) => [
      exampleTitle(example, say),
      example.description,
      example.href ?? codeFence(exampleText(example, media), exampleLanguage(type)),
    ]),
  ];
}

/** A schema that the page has told already is not told again. */
function bodyMarkdown(schema: Schema, { place, say }: ToldPlace, told: ToldParts): string {
  const text = schemaMarkdown(schema, say);
  const before = text.includes("\n") ? told.before(text, place) : undefined;
  return before === undefined ? text : say("sameAs", { place: before });
}

function responseParts(response: ApiResponse, at: ToldPlace, told: ToldParts): string[] {
  const { description, headers, content, links } = response;
  return [
    description,
    ...headersParts(headers, at, told),
    ...content.flatMap((media) => mediaParts(media, at, told)),
    ...links.map(({ name, operationId, description: text }) =>
      `${at.say("nextCalls")}: ${[...new Set([operationId || name, name])].map(codeSpan).join(", ")}. ${text}`.trim(),
    ),
  ];
}

/** Headers are told where they occur first, and named from there on. */
function headersParts(
  headers: readonly ApiHeader[],
  { place, say }: ToldPlace,
  told: ToldParts,
): string[] {
  const fresh: string[][] = [];
  const known = new Map<string, string[]>();
  for (const header of headers) {
    const row = valueRow(header, [], say);
    const before = told.before(row.join("|"), place);
    if (before === undefined) fresh.push(row);
    else known.set(before, [...(known.get(before) ?? []), codeSpan(header.name)]);
  }
  return [
    ...(fresh.length > 0 ? [markdownTable(valueHead("tableHeader", say), fresh)] : []),
    ...[...known].map(([before, names]) =>
      say("knownHeaders", { place: before, names: names.join(", ") }),
    ),
  ];
}

/** Requests that the API makes later on. */
export function callbacks(
  { operations, securitySchemes }: { operations: readonly Operation[] } & Schemes,
  say: SayApi,
  told: ToldParts,
): string[] {
  return operations.flatMap((callback, index) => [
    index === 0 ? `## ${say("callbacks")}` : "",
    `### ${codeSpan(`${callback.method.toUpperCase()} ${callback.path}`)} ${callback.summary || (callback.callback ?? "")}`,
    callback.operationId === undefined
      ? ""
      : say("operationNamed", { name: codeSpan(callback.operationId) }),
    deprecation(callback, say),
    callback.description,
    callback.externalDocs ? say("readOnAt", { link: markdownLink(callback.externalDocs) }) : "",
    serverLines(callback, "sentTo", say).join("\n"),
    authorization({ ...callback, securitySchemes }, 4, say),
    ...operationParts(callback, { level: 4, within: codeSpan(callback.path), say }, told),
  ]);
}
