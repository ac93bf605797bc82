import type {
  ApiLink,
  ApiSecurityRequirement,
  ApiSecurityScheme,
  ApiServer,
} from "../../model/api.ts";
import { isRecord, isTrue, list, record, text, texts, toJson } from "./json-values.ts";
import type { References } from "./references.ts";
import { absoluteServer } from "./server-address.ts";

/**
 * The servers of the innermost level that names any, all absolute; when none does, the root of
 * what relative ones count from.
 */
export function describeServers(levels: readonly unknown[], base: string): ApiServer[] {
  const servers = levels.map(list).find((level) => level.length > 0) ?? [{ url: "/" }];
  return servers.map((value) => {
    const { url, name, description, variables } = record(value);
    return {
      url: absoluteServer(text(url), base),
      description: [text(name), text(description)].filter(Boolean).join(": "),
      variables: variablesOf(text(url), record(variables)),
    };
  });
}

/** Where what the API itself sends goes: nowhere that only its own servers say. */
export function describeTargets(levels: readonly unknown[], base: string): ApiServer[] {
  return levels.some((level) => list(level).length > 0) ? describeServers(levels, base) : [];
}

/** Those that are described, and those that only the address speaks of. */
function variablesOf(url: string, described: Record<string, unknown>): ApiServer["variables"] {
  const used = [...url.matchAll(/\{([^{}]+)\}/g)].map(([, name = ""]) => name);
  const names = new Set([...Object.keys(described), ...used]);
  const entries = [...names].map((name) => {
    const variable = record(described[name]);
    const values = list(variable.enum).map(text);
    const first = text(variable.default) || (values[0] ?? "");
    const isDescribed = variable.default !== undefined || values.length > 0;
    const fallback = isDescribed && canStandIn(url, name, first) ? first : placeholderOf(url, name);
    const description = text(variable.description);
    return [name, { default: fallback, enum: values, description }] as const;
  });
  return Object.fromEntries(entries);
}

/** Not "{tenant}" for {tenant}, nor nothing as a part of the host's name: that says "fill it in". */
function canStandIn(url: string, name: string, value: string): boolean {
  if (/[{}]/.test(value)) return false;
  if (value !== "") return true;
  const [host = ""] = url.replace(/^[^/]*\/\//, ".").split(/[/:]/);
  return !host.split(".").includes(`{${name}}`);
}

/** "YOUR_TENANT_ID", as credentials have it, but where only a scheme or an address can stand. */
function placeholderOf(url: string, name: string): string {
  if (url.startsWith(`{${name}}://`)) return "https";
  const words = `YOUR_${name.replace(/([a-z\d])([A-Z])/g, "$1_$2").replace(/\W+/g, "_")}`;
  return `${url.startsWith(`{${name}}`) ? "https://" : ""}${words.toUpperCase()}`;
}

/**
 * The alternatives of the innermost level that has `security`; an empty list there lifts what the
 * outer level asks for.
 */
export function describeSecurity(levels: readonly unknown[]): ApiSecurityRequirement[] {
  return list(levels.find(Array.isArray)).map((requirement) =>
    Object.entries(record(requirement)).map(([scheme, scopes]) => ({
      scheme,
      scopes: texts(scopes),
    })),
  );
}

/** The schemes that can be described; others (a misspelled `type`) are left out. */
export function describeSecuritySchemes(
  schemes: unknown,
  references: References,
): Record<string, ApiSecurityScheme> {
  const entries = Object.entries(record(schemes)).flatMap(([name, value]) => {
    const raw = references.object(value);
    const scheme = securityScheme(raw);
    if (scheme && isTrue(raw.deprecated)) scheme.deprecated = true;
    return scheme ? [[name, scheme] as const] : [];
  });
  return Object.fromEntries(entries);
}

function securityScheme(scheme: Record<string, unknown>): ApiSecurityScheme | undefined {
  const description = text(scheme.description);
  switch (scheme.type) {
    case "apiKey": {
      const place = (["header", "query", "cookie"] as const).find((name) => name === scheme.in);
      return place && { type: "apiKey", in: place, name: text(scheme.name), description };
    }
    case "http": {
      const bearerFormat = text(scheme.bearerFormat);
      return { type: "http", scheme: text(scheme.scheme), bearerFormat, description };
    }
    case "oauth2":
      return {
        type: "oauth2",
        flows: toJson(scheme.flows ?? {}),
        description,
        ...(text(scheme.oauth2MetadataUrl) && { metadataUrl: text(scheme.oauth2MetadataUrl) }),
      };
    case "openIdConnect":
      return { type: "openIdConnect", url: text(scheme.openIdConnectUrl), description };
    case "mutualTLS":
      return { type: "mutualTLS", description };
  }
  return;
}

/** An External Documentation Object; `null` for none, and for an address that is no page's. */
export function describeLink(externalDocs: unknown): ApiLink | null {
  if (!isRecord(externalDocs)) return null;
  const href = text(externalDocs.url).trim();
  if (href === "" || !URL.canParse(href, ANY_PAGE)) return null;
  // As a browser reads it. Anything that runs ("javascript:", "data:") is no documentation.
  const { protocol } = new URL(href, ANY_PAGE);
  if (!["http:", "https:", "mailto:"].includes(protocol)) return null;
  return { label: text(externalDocs.description) || href, href };
}

const ANY_PAGE = "https://page.invalid/";
