import type {
  ApiLink,
  ApiSecurityRequirement,
  ApiSecurityScheme,
  ApiServer,
} from "../../model/api.ts";
import { isRecord, list, record, text, texts, toJson } from "./json-values.ts";
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
      variables: variablesOf(variables),
    };
  });
}

function variablesOf(variables: unknown): ApiServer["variables"] {
  const entries = Object.entries(record(variables)).map(([name, value]) => {
    const variable = record(value);
    const values = list(variable.enum).map(text);
    const fallback = text(variable.default) || (values[0] ?? "");
    const description = text(variable.description);
    return [name, { default: fallback, enum: values, description }] as const;
  });
  return Object.fromEntries(entries);
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
    if (scheme && raw.deprecated === true) scheme.deprecated = true;
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
