import { mainMediaType } from "../api/values/main-media-type.ts";
import type { ApiConfig } from "../config/schema.ts";
import type {
  ApiDescription,
  ApiFamily,
  ApiSecurityScheme,
  HttpMethod,
  Operation,
} from "../model/api.ts";
import { PLACEHOLDER_MARK } from "../model/placeholders.ts";
import type { ReferencePage, SourceFile } from "../sources/compiled-page.ts";

/** One page of an API reference before it is compiled: complete, so that pages compile alone. */
export type ReferenceSource = OperationSource | FamilySource;

/** The page of one operation. */
export interface OperationSource {
  kind: "operation";
  page: ReferencePage;
  context: ReferenceContext;
  operation: Operation;
  /** A request that the API sends to its user: there is no sample and no console. */
  webhook: boolean;
  family: FamilyLink;
  /** The schemes that the operation names. */
  securitySchemes: Record<string, ApiSecurityScheme>;
  /** Routes by operationId, of the operations that its responses link to. */
  linked: Record<string, string>;
}

/** The page of one family. */
export interface FamilySource {
  kind: "family";
  page: ReferencePage;
  context: ReferenceContext;
  family: Omit<ApiFamily, "operations">;
  operations: OperationRow[];
}

/** An operation in the list of its family. */
export interface OperationRow {
  id: string;
  method: HttpMethod;
  path: string;
  summary: string;
  deprecated: boolean;
  route: string;
}

export interface FamilyLink {
  name: string;
  route: string;
}

/** What is the same for all pages of an API. */
export interface ReferenceContext {
  site: SiteAddress;
  title: string;
  version: string;
  /** Published path of the description. */
  download: string;
  /** Published path of what the practice server is made from; `null` without one. */
  practice: string | null;
  /** For `Accept` where an operation answers without content. */
  accept: string;
  /** Straight quotes in descriptions become quotation marks and apostrophes. */
  smartQuotes: boolean;
}

export interface SiteAddress {
  /** Origin without trailing slash. */
  url: string;
  baseUrl: string;
}

/** Where the pages of a description go. */
export interface ReferenceSettings {
  api: ApiConfig;
  site: SiteAddress;
  smartQuotes: boolean;
}

/** Cuts a description into one source for each page; families first, each followed by its operations. */
export function referenceSources(
  description: ApiDescription,
  settings: ReferenceSettings,
): SourceFile[] {
  const families = [...description.families, ...webhookFamily(description)];
  const routes = operationRoutes(families, settings.api);
  const { title, version, securitySchemes } = description;
  const { api, site, smartQuotes } = settings;
  const context: ReferenceContext = {
    site,
    title,
    version,
    download: api.download,
    practice: api.practice === undefined ? null : practiceFile(api),
    accept: mainMediaType(description),
    smartQuotes,
  };
  return families.flatMap((family) => {
    const route = api.familyRoute.replaceAll("{family}", family.slug);
    const place = { api: api.id, family: family.slug };
    const { operations, ...own } = family;
    const id = `api:${api.id}/family/${family.slug}`;
    const familyPage: ReferenceSource = {
      kind: "family",
      page: { ...place, id, route, file: api.file, operation: null },
      context,
      family: own,
      operations: operations.map((operation) => row(operation, routes)),
    };
    const pages = operations.map((operation): ReferenceSource => {
      const { method, deprecated, position } = operation;
      return {
        kind: "operation",
        page: {
          ...place,
          id: `api:${api.id}/operation/${operation.id}`,
          route: routes.get(operation) ?? "",
          file: position.file,
          operation: { method, deprecated },
        },
        context,
        operation,
        webhook: description.webhooks.includes(operation),
        family: { name: family.name, route },
        securitySchemes: usedSchemes(operation, securitySchemes),
        linked: linkedRoutes(operation, routes),
      };
    });
    return [familyPage, ...pages].map((source) => sourceFile(source, api));
  });
}

/** Published path of what the practice server of an API is made from. */
export function practiceFile({ id }: ApiConfig): string {
  return `practice/${id}.json`;
}

/** What all other pages need to know of a page, without compiling it. */
export function describeReference(text: string): { title: string; reference: ReferencePage } {
  const source = parseReference(text);
  return { title: referenceTitle(source), reference: source.page };
}

export function parseReference(text: string): ReferenceSource {
  return JSON.parse(text);
}

/** The title of a page: the summary of an operation, the name of a family. */
export function referenceTitle(source: ReferenceSource): string {
  return source.kind === "family" ? source.family.name : operationTitle(source.operation);
}

/** The summary; method and path for an operation without one. */
function operationTitle({ summary, method, path }: Operation): string {
  return summary.trim().replace(/\.$/, "") || `${method.toUpperCase()} ${path}`;
}

function sourceFile(source: ReferenceSource, api: ApiConfig): SourceFile {
  const name = source.page.id.slice(`api:${api.id}/`.length);
  // The mark must not stand in texts: it would begin a placeholder.
  const text = JSON.stringify(source).replaceAll(PLACEHOLDER_MARK, "");
  return { path: `${api.file}#${name}`, text, kind: "reference" };
}

/** Webhooks are listed as a family of their own. */
function webhookFamily({ webhooks, families }: ApiDescription): ApiFamily[] {
  if (webhooks.length === 0) return [];
  const isTaken = families.some(({ slug }) => slug === "webhooks");
  return [
    {
      name: "Webhooks",
      slug: isTaken ? "api-webhooks" : "webhooks",
      description: "Requests that the API sends to you.",
      externalDocs: null,
      operations: webhooks,
    },
  ];
}

/** Each operation's own route; ids that look the same in an address get a number. */
function operationRoutes(
  families: readonly ApiFamily[],
  { route }: ApiConfig,
): Map<Operation, string> {
  const taken = new Set<string>();
  const routes = new Map<Operation, string>();
  for (const operation of families.flatMap((family) => family.operations)) {
    // A dot would make the last part look like a file's name.
    const name = operation.id.replaceAll(/[^\p{L}\p{N}_~-]+/gu, "-");
    let path = `${route}/${name}`;
    for (let number = 2; taken.has(path); number++) path = `${route}/${name}-${number}`;
    taken.add(path);
    routes.set(operation, path);
  }
  return routes;
}

function row(operation: Operation, routes: ReadonlyMap<Operation, string>): OperationRow {
  const { id, method, path, deprecated } = operation;
  const summary = operationTitle(operation);
  return { id, method, path, summary, deprecated, route: routes.get(operation) ?? "" };
}

function usedSchemes(
  { security }: Operation,
  schemes: Record<string, ApiSecurityScheme>,
): Record<string, ApiSecurityScheme> {
  const names = new Set(security.flat().map(({ scheme }) => scheme));
  return Object.fromEntries(Object.entries(schemes).filter(([name]) => names.has(name)));
}

function linkedRoutes(
  { responses }: Operation,
  routes: ReadonlyMap<Operation, string>,
): Record<string, string> {
  const wanted = new Set(responses.flatMap(({ links }) => links.map((link) => link.operationId)));
  return Object.fromEntries(
    [...routes].filter(([{ id }]) => wanted.has(id)).map(([{ id }, route]) => [id, route]),
  );
}
