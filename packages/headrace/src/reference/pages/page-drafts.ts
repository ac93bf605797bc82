import type { ApiConfig } from "../../config/api-schema.ts";
import type {
  ApiDescription,
  ApiFamily,
  ApiResponse,
  ApiSecurityScheme,
  Operation,
} from "../../model/api.ts";
import type { ApiChange } from "../changes/api-changes.ts";
import { changesFeedPath } from "../changes/changes-feed.ts";
import { operationTitle } from "../operation-name.ts";
import type {
  FamilyLink,
  OperationRow,
  OverviewSource,
  ReferenceContext,
  ReferenceSource,
  SiteAddress,
} from "../reference-source.ts";
import type { SayApi } from "../say.ts";
import type { Routes } from "./reference-routes.ts";
import { shortNames } from "./short-name.ts";

/** What the makers of pages share. */
export interface Making extends ReferenceSettings {
  description: ApiDescription;
  families: ApiFamily[];
  routes: Routes;
  context: ReferenceContext;
}

/** A page without what is made of its texts. */
export type Draft = DistributiveOmit<ReferenceSource, "context" | "schemaRoutes" | "anchors">;
type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown
  ? Omit<Union, Key>
  : never;

/** Where the pages of a description go. */
export interface ReferenceSettings {
  api: ApiConfig;
  site: SiteAddress;
  smartQuotes: boolean;
  say: SayApi;
  /** What is new since the version before; `null` when that is not known. */
  changes: { from: string; list: ApiChange[] } | null;
}

/** The page about the API. */
export function overviewPage(making: Making): Draft[] {
  const { api, description, families, routes, changes, say } = making;
  const route = routes.overview;
  if (route === null) return [];
  const {
    families: _families,
    webhooks: _webhooks,
    components,
    schemas,
    groups,
    ...info
  } = description;
  const place = { api: api.id, file: api.file, family: "", operation: null };
  const id = `api:${api.id}/overview`;
  const page = { ...place, id, route, kind: "overview" as const, label: say("apiOverview") };
  const summary = (family: ApiFamily) => ({
    name: family.title,
    route: routes.family(family.slug),
    description: family.description,
    count: family.operations.length,
  });
  const grouped = new Set(groups.flatMap((group) => group.families));
  const rest = families.filter(({ slug }) => !grouped.has(slug));
  const named = groups.map(({ name, families: slugs }) => ({
    name,
    families: slugs.flatMap((slug) => families.filter((one) => one.slug === slug).map(summary)),
  }));
  const others = rest.length > 0 ? [{ name: "", families: rest.map(summary) }] : [];
  const overview: Omit<OverviewSource, "context" | "schemaRoutes" | "anchors"> = {
    kind: "overview",
    page,
    info,
    groups: [...named, ...others],
    schemaList: schemas.length > 0 ? routes.schemaList : null,
    otherComponents: components.length > 0 ? routes.components(0) : null,
    changes: changes === null ? null : routes.changes,
    versions: [],
  };
  return [overview];
}

/** The page of a family, and those of its operations. */
export function familyPages(family: ApiFamily, making: Making): Draft[] {
  const { api, description, families, routes } = making;
  const { operations, ...own } = family;
  const group = description.groups.find((one) => one.families.includes(family.slug))?.name ?? null;
  const parts = families.filter(({ parent }) => parent === family.slug);
  const links = new Map(families.map((one) => [one.name, familyLink(one, routes)]));
  const labels = shortNames(operations);
  const place = { api: api.id, family: family.slug };
  const familyPage: Draft = {
    kind: "family",
    page: {
      ...place,
      id: `api:${api.id}/family/${family.slug}`,
      route: routes.family(family.slug),
      file: api.file,
      kind: "family",
      label: family.title,
      place: { group, parent: family.parent },
      operation: null,
    },
    family: own,
    operations: operations.map((operation) => row(operation, routes)),
    parts: parts.map((part) => familyLink(part, routes)),
  };
  const pages = operations.map((operation, index): Draft => {
    const { id, method, path, deprecated, position, tags } = operation;
    const since = making.changes?.list.some(
      (change) => change.kind === "added" && change.id === operation.id,
    );
    return {
      kind: "operation",
      page: {
        ...place,
        id: `api:${api.id}/operation/${operation.id}`,
        route: routes.operation(operation),
        file: position.file,
        kind: "operation",
        label: labels[index] ?? operationTitle(operation),
        operation: { id, method, path, deprecated },
      },
      operation,
      webhook: description.webhooks.includes(operation),
      family: familyLink(family, routes),
      otherFamilies: [...new Set(tags)]
        .filter((tag) => tag !== family.name)
        .map((tag) => links.get(tag) ?? { name: tag, route: "" }),
      securitySchemes: usedSchemes([operation, ...operation.callbacks], description),
      linked: linkedRoutes(operation.responses, making),
      versions: [],
      ...(since && { since: description.version }),
    };
  });
  return [familyPage, ...pages];
}

function familyLink({ title, slug }: ApiFamily, routes: Routes): FamilyLink {
  return { name: title, route: routes.family(slug) };
}

/** The pages of schemas, and the list of them. */
export function schemaPages({ api, description, families, routes, say }: Making): Draft[] {
  const { schemas } = description;
  if (schemas.length === 0) return [];
  const users = new Map<string, { label: string; route: string; method?: string }[]>();
  const use = (
    slugs: Iterable<string>,
    user: { label: string; route: string; method?: string },
  ) => {
    for (const slug of slugs) {
      if (!users.get(slug)?.push(user)) users.set(slug, [user]);
    }
  };
  for (const operation of families.flatMap(({ operations }) => operations)) {
    const route = routes.operation(operation);
    use(pagesNamedIn(JSON.stringify(operation)), {
      label: operationTitle(operation),
      route,
      method: operation.method,
    });
  }
  for (const { name, slug, schema } of schemas) {
    use(pagesNamedIn(JSON.stringify(schema)), { label: name, route: routes.schema(slug) });
  }
  const place = { api: api.id, file: api.file, family: "", operation: null };
  const listPage: Draft = {
    kind: "schemas",
    page: {
      ...place,
      id: `api:${api.id}/schemas`,
      route: routes.schemaList,
      kind: "schemas",
      label: say("apiSchemas"),
    },
    schemas: schemas.map(({ name, slug, schema }) => ({
      name,
      route: routes.schema(slug),
      description: schema.description ?? schema.title ?? "",
    })),
  };
  const pages = schemas.map(
    (schema): Draft => ({
      kind: "schema",
      page: {
        ...place,
        id: `api:${api.id}/schema/${schema.slug}`,
        route: routes.schema(schema.slug),
        kind: "schema",
        label: schema.name,
      },
      schema,
      usedBy: users.get(schema.slug) ?? [],
    }),
  );
  return [listPage, ...pages];
}

/** Pages of what no operation shows. */
export function componentPages({ api, description, families, routes, say }: Making): Draft[] {
  return description.components.map((components, index): Draft => {
    const number = index === 0 ? "" : ` ${index + 1}`;
    return {
      kind: "components",
      page: {
        api: api.id,
        file: api.file,
        family: "",
        operation: null,
        id: `api:${api.id}/components${number.replace(" ", "-")}`,
        route: routes.components(index),
        kind: "components",
        label: `${say("apiComponents")}${number}`,
      },
      components,
      securitySchemes: usedSchemes(components.operations, description),
      linked: linkedRoutes([...components.responses, components], { families, routes }),
    };
  });
}

/** The page of what changed. */
export function changesPage(making: Making): Draft[] {
  const { api, description, families, routes, changes, say } = making;
  if (changes === null) return [];
  const { version } = description;
  const page = {
    api: api.id,
    id: `api:${api.id}/changes`,
    route: routes.changes,
    file: api.file,
    kind: "changes" as const,
    label: say("apiChanges"),
    family: "",
    operation: null,
  };
  const operations = families.flatMap((family) => family.operations);
  return [
    {
      kind: "changes",
      page,
      title: say("changesIn", { version }),
      from: changes.from,
      to: version,
      changes: changes.list,
      feed: changesFeedPath(api),
      routes: Object.fromEntries(operations.map((one) => [one.id, routes.operation(one)])),
    },
  ];
}

function row(operation: Operation, routes: Routes): OperationRow {
  const { id, method, path, deprecated } = operation;
  return {
    id,
    method,
    path,
    summary: operationTitle(operation),
    deprecated,
    route: routes.operation(operation),
  };
}

function usedSchemes(
  operations: readonly Operation[],
  { securitySchemes }: ApiDescription,
): Record<string, ApiSecurityScheme> {
  const needed = operations.flatMap(({ security }) => security.flat());
  const names = new Set(needed.map(({ scheme }) => scheme));
  return Object.fromEntries(Object.entries(securitySchemes).filter(([name]) => names.has(name)));
}

function linkedRoutes(
  holders: readonly Pick<ApiResponse, "links">[],
  { families, routes }: Pick<Making, "families" | "routes">,
): Record<string, string> {
  const wanted = new Set(holders.flatMap(({ links }) => links.map((link) => link.operationId)));
  if (wanted.size === 0) return {};
  const all = families.flatMap(({ operations }) => operations);
  return Object.fromEntries(
    all
      .filter(({ id }) => wanted.has(id))
      .map((operation) => [operation.id, routes.operation(operation)]),
  );
}

/** Slugs of the pages that something links to. @param text It as JSON. */
export function pagesNamedIn(text: string): Set<string> {
  const found = text.matchAll(/"(?:page|wholePage)":"([^"\\]+)"/g);
  return new Set([...found].map(([, slug]) => slug ?? ""));
}
