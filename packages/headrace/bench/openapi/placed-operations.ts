/**
 * What a description states of itself, of operations, webhooks and callbacks, and whether it stands
 * where its readers are: on the overview, on the page of the operation, or on pages of schemas that
 * lead on from there. Shares no code with the engine.
 */
import {
  below,
  contentFacts,
  docs,
  followed,
  headerFacts,
  type Json,
  list,
  object,
  type Place,
  PROSE,
  prose,
  referred,
  schemaFacts,
  valueFacts,
  values,
} from "./placed-facts.ts";
import {
  type BuiltPage,
  type PlacedFact,
  reachable,
  readPage,
  routeOf,
  ShownPages,
} from "./shown-pages.ts";

/** Those that a path item has a field for, whatever the engine knows. */
export const METHODS = [
  "get",
  "put",
  "post",
  "delete",
  "options",
  "head",
  "patch",
  "trace",
  "query",
];

function* serverFacts(servers: unknown, place: Place): Generator<PlacedFact> {
  for (const server of list(servers)) {
    const { url, name, description, variables } = object(server);
    yield* values("server", url, place);
    yield* values("server", name, place);
    yield* prose("server", description, place);
    for (const [key, held] of Object.entries(object(variables))) {
      const variable = object(held);
      const at = below(place, `variables/${key}`);
      yield* values("server variable", [key, variable.default, variable.enum], at);
      yield* prose("server variable", variable.description, at);
    }
  }
}

/** What a requirement names, and what its schemes say of themselves. */
function* securityFacts(requirements: unknown, place: Place): Generator<PlacedFact> {
  const { components, securityDefinitions } = place.root;
  const schemes = object(object(components).securitySchemes ?? securityDefinitions);
  for (const requirement of list(requirements))
    for (const [name, scopes] of Object.entries(object(requirement))) {
      const at = below(place, `security/${name}`, "");
      const scheme = object(followed(schemes[name], place));
      if (scheme.type === "apiKey") yield* values("security", scheme.name, at);
      yield* prose("security", scheme.description, at);
      if (scheme.type === "oauth2") yield* values("scope", list(scopes), at);
    }
}

/** A scheme with all its flows. */
function* schemeFacts(scheme: Json, place: Place): Generator<PlacedFact> {
  yield* prose("security", scheme.description, place);
  const { type, name, bearerFormat, openIdConnectUrl, oauth2MetadataUrl } = scheme;
  if (type === "apiKey") yield* values("security", name, place);
  if (type === "http") yield* values("security", bearerFormat, place);
  yield* values("security", [openIdConnectUrl, oauth2MetadataUrl], place);
  for (const flow of [scheme, ...Object.values(object(scheme.flows)).map(object)]) {
    const { authorizationUrl, deviceAuthorizationUrl, tokenUrl, refreshUrl, scopes } = flow;
    const addresses = [authorizationUrl, deviceAuthorizationUrl, tokenUrl, refreshUrl];
    yield* values("security flow", addresses, place);
    for (const [scope, text] of Object.entries(object(scopes))) {
      yield* values("scope", scope, place);
      yield* prose("scope text", text, place);
    }
  }
}

function* linkFacts(links: unknown, place: Place): Generator<PlacedFact> {
  for (const [name, held] of Object.entries(object(links))) {
    const link = referred(held, place);
    const at = below(place, `links/${name}`, "");
    yield* values("link", name, at);
    yield* values("link", [link.parameters, link.requestBody], at);
    yield* prose("link", link.description, at);
    if (link.server) yield* serverFacts([link.server], at);
  }
}

/** What callbacks ask of those who are called. */
function* callbackFacts(callbacks: unknown, place: Place): Generator<PlacedFact> {
  for (const [name, held] of Object.entries(object(callbacks))) {
    const at = below(place, `callbacks/${name}`, "");
    yield* values("callback", name, at);
    for (const [expression, part] of Object.entries(object(followed(held, place)))) {
      if (expression.startsWith("x-")) continue;
      const item = referred(part, place);
      yield* values("callback", expression, at);
      for (const [method, operation] of operationsOf(item))
        yield* operationFacts(object(operation), item, below(at, `${method} ${expression}`));
    }
  }
}

function operationsOf(item: Json): [string, unknown][] {
  return [
    ...METHODS.filter((name) => item[name] !== undefined).map((name): [string, unknown] => [
      name,
      item[name],
    ]),
    ...Object.entries(object(item.additionalOperations)),
  ];
}

function* operationFacts(operation: Json, item: Json, place: Place): Generator<PlacedFact> {
  for (const part of [operation, item])
    for (const key of PROSE) yield* prose(key, part[key], below(place, key));
  yield* values("operationId", operation.operationId, place);
  if (operation.deprecated === true)
    yield { kind: "deprecated", pointer: place.pointer, text: "", as: /deprecated/i };
  yield* docs(operation.externalDocs, below(place, "externalDocs"));
  yield* serverFacts(operation.servers ?? item.servers, below(place, "servers"));
  yield* securityFacts(operation.security, place);
  const all = [...list(item.parameters), ...list(operation.parameters)];
  // An operation's parameter replaces that of its path.
  const parameters = new Map(
    all.map((one) => referred(one, place)).map((one) => [`${one.in} ${one.name}`, one]),
  );
  for (const parameter of parameters.values()) {
    const name = String(parameter.name);
    const isBody = parameter.in === "body";
    if (!isBody) yield* values("parameter", name, below(place, name));
    yield* valueFacts(parameter, below(place, name, isBody ? "" : name));
  }
  const body = referred(operation.requestBody, place);
  yield* prose("body", body.description, below(place, "requestBody"));
  yield* contentFacts(body.content, below(place, "requestBody"));
  for (const [status, held] of Object.entries(object(operation.responses))) {
    const response = referred(held, place);
    const at = below(place, `responses/${status}`);
    // "default" may be called otherwise.
    if (/^[1-5]/.test(status)) yield* values("status", status.toUpperCase(), at);
    for (const key of PROSE) yield* prose("response", response[key], at);
    yield* headerFacts(response.headers, at);
    yield* schemaFacts(response.schema, at);
    yield* contentFacts(response.content, at);
    yield* linkFacts(response.links, at);
  }
  yield* callbackFacts(operation.callbacks, place);
}

/** What stands on the overview of the whole. */
function* overviewFacts(place: Place): Generator<PlacedFact> {
  const { info, servers, externalDocs, components, securityDefinitions } = place.root;
  const { title, version, termsOfService, contact, license, ...texts } = object(info);
  const at = below(place, "info");
  yield* prose("info", title, at);
  for (const key of PROSE) yield* prose("info", texts[key], at);
  yield* values("info", [version, termsOfService], at);
  for (const { name, url, email, identifier } of [object(contact), object(license)])
    yield* values("info", [name, url, email, identifier], at);
  yield* docs(externalDocs, below(place, "externalDocs"));
  yield* serverFacts(servers, below(place, "servers"));
  const schemes = object(components).securitySchemes ?? securityDefinitions;
  for (const [name, scheme] of Object.entries(object(schemes)))
    yield* schemeFacts(object(followed(scheme, place)), below(place, `security/${name}`));
}

/** What stands neither on the page where its readers are nor on one of schemas that it leads to. */
export function misplacedFacts(document: unknown, built: readonly BuiltPage[]) {
  const root = object(document);
  const pages = built.map(readPage);
  const byRoute = new Map(pages.map((page) => [routeOf(page.route), page]));
  const facts: PlacedFact[] = [];
  const missing: PlacedFact[] = [];
  const compare = (operation: string, stated: PlacedFact[]) => {
    const page = pages.find((one) => one.operation === operation);
    const shown = new ShownPages(page ? reachable(page, byRoute) : []);
    facts.push(...stated);
    missing.push(...stated.filter((fact) => !shown.has(fact)));
  };
  const start: Place = { root, pointer: "", seen: new Set() };
  compare(OVERVIEW, [...overviewFacts(start)]);
  for (const key of ["paths", "webhooks"])
    for (const [path, held] of Object.entries(object(root[key]))) {
      const item = referred(held, start);
      // A webhook is called with what its receiver wants, at an address that it has given.
      const given = key === "paths" ? { servers: root.servers, security: root.security } : {};
      for (const [method, written] of operationsOf(item)) {
        const operation = { ...given, servers: item.servers ?? given.servers, ...object(written) };
        const place = { ...start, pointer: `${method} ${path}`, seen: new Set() };
        compare(`${method.toLowerCase()} ${path}`, [...operationFacts(operation, item, place)]);
      }
    }
  return { facts, missing };
}

/** Stands for an operation at the page of the whole. */
export const OVERVIEW = "overview";
