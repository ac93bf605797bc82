import type {
  ApiComponents,
  ApiDescription,
  ApiFamily,
  ApiSchemaPage,
  ApiSecurityScheme,
  HttpMethod,
  Operation,
} from "../model/api.ts";
import type { ReferencePage } from "../sources/compiled-page.ts";
import type { ApiChange } from "./changes/api-changes.ts";
import { operationTitle } from "./operation-name.ts";
import { unpackJson } from "./packed-json.ts";
import type { ExportLabel } from "./pages/export-files.ts";

/** One page of an API reference before it is compiled: complete, so that pages compile alone. */
export type ReferenceSource =
  | OperationSource
  | FamilySource
  | OverviewSource
  | SchemaSource
  | SchemaListSource
  | ComponentsSource
  | ChangesSource;

interface CommonSource {
  page: ReferencePage;
  context: ReferenceContext;
  /** Routes of the pages of schemas that it links, by slug. */
  schemaRoutes: Record<string, string>;
  /** Routes that links of its texts mean, by what they say: "#operation/list". */
  anchors: Record<string, string>;
}

/** The page of one operation. */
export interface OperationSource extends CommonSource {
  kind: "operation";
  operation: Operation;
  /** A request that the API sends to its user: there is no sample and no console. */
  webhook: boolean;
  family: FamilyLink;
  /** Its other families; one without a page has no route. */
  otherFamilies: FamilyLink[];
  /** The schemes that the operation and its callbacks name. */
  securitySchemes: Record<string, ApiSecurityScheme>;
  /** Routes by operationId, of the operations that its responses link to. */
  linked: Record<string, string>;
  /** The same operation in other versions of the API. */
  versions: VersionLink[];
  /** Version in which it came, where a change log says so. */
  since?: string;
}

/** The page of one family. */
export interface FamilySource extends CommonSource {
  kind: "family";
  family: Omit<ApiFamily, "operations">;
  operations: OperationRow[];
  /** Families that are parts of it. */
  parts: FamilyLink[];
}

/** The page about the API as a whole. */
export interface OverviewSource extends CommonSource {
  kind: "overview";
  info: Omit<ApiDescription, "families" | "webhooks" | "schemas" | "components" | "groups">;
  groups: { name: string; families: FamilySummary[] }[];
  schemaList: string | null;
  /** The first of the pages of what no operation shows. */
  otherComponents: string | null;
  changes: string | null;
  versions: VersionLink[];
}

/** The page of one schema. */
export interface SchemaSource extends CommonSource {
  kind: "schema";
  schema: ApiSchemaPage;
  /** Where it is used: operations, and pages of other schemas. */
  usedBy: { label: string; route: string; method?: HttpMethod }[];
}

/** The list of all schemas that have pages. */
export interface SchemaListSource extends CommonSource {
  kind: "schemas";
  schemas: { name: string; route: string; description: string }[];
}

/** Components of other kinds that no operation shows. */
export interface ComponentsSource extends CommonSource {
  kind: "components";
  components: ApiComponents;
  /** The schemes that its operations name. */
  securitySchemes: Record<string, ApiSecurityScheme>;
  /** Routes of the operations that its links name, by id. */
  linked: Record<string, string>;
}

/** What changed since the version before. */
export interface ChangesSource extends CommonSource {
  kind: "changes";
  title: string;
  from: string;
  to: string;
  changes: ApiChange[];
  /** Relative to the site. */
  feed: string;
  /** Of the operations, by id. */
  routes: Record<string, string>;
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

export interface FamilySummary extends FamilyLink {
  description: string;
  /** How many operations it has. */
  count: number;
}

/** A page about the same in another version. */
export interface VersionLink {
  label: string;
  route: string;
  isCurrent: boolean;
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
  /** Absolute address that relative links of texts count from; `null`: this site. */
  linkBase: string | null;
  /** Ids of the languages of samples, in the order of their tabs. */
  samples: string[];
  /** Extensions that are shown. */
  extensions: string[];
  /** Readers may type an address to send to. */
  anyServer: boolean;
  /** Published paths by the sentences that name the programs which open them. */
  exports: { label: ExportLabel; path: string }[];
}

export interface SiteAddress {
  /** Origin without trailing slash. */
  url: string;
  baseUrl: string;
}

/** What all other pages need to know of a page, without compiling it. */
export function describeReference(text: string): { title: string; reference: ReferencePage } {
  const source = parseReference(text);
  return { title: referenceTitle(source), reference: source.page };
}

/** @param text As `packJson` wrote it. */
export function parseReference(text: string): ReferenceSource {
  return unpackJson(text) as ReferenceSource;
}

/** The title of a page: the summary of an operation, the name of a family. */
export function referenceTitle(source: ReferenceSource): string {
  switch (source.kind) {
    case "operation":
      return operationTitle(source.operation);
    case "family":
      return source.family.title;
    case "overview":
      return source.info.title || "API";
    case "schema":
      return source.schema.name;
    case "schemas":
    case "components":
      return source.page.label;
    case "changes":
      return source.title;
  }
}
