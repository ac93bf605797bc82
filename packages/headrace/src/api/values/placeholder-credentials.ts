import type {
  ApiSecurityRequirement,
  ApiSecurityScheme,
  CallableOperation,
} from "../../model/api.ts";
import type { Credential } from "../request/request-values.ts";

/** What `placeholderCredentials` needs to know of the description. */
export interface PlaceholderOptions {
  securitySchemes?: Record<string, ApiSecurityScheme>;
  placeholders?: Record<string, string>;
}

/**
 * Credentials for the first of the operation's alternatives whose schemes can all be sent; their
 * values say what to put there. Empty: none is needed, or none can be sent.
 */
export function placeholderCredentials(
  operation: Pick<CallableOperation, "security">,
  { securitySchemes = {}, placeholders = {} }: PlaceholderOptions,
): Credential[] {
  for (const requirement of operation.security.filter(({ length }) => length > 0)) {
    const credentials = fill(requirement, securitySchemes, placeholders);
    if (credentials) return credentials;
  }
  return [];
}

function fill(
  requirement: ApiSecurityRequirement,
  schemes: Record<string, ApiSecurityScheme>,
  placeholders: Record<string, string>,
): Credential[] | undefined {
  const credentials: Credential[] = [];
  for (const { scheme: name } of requirement) {
    const scheme = schemes[name];
    const credential = scheme && placeholderOf(scheme, placeholders[name]);
    if (!credential) return undefined;
    credentials.push(credential);
  }
  return credentials;
}

function placeholderOf(
  scheme: ApiSecurityScheme,
  placeholder: string | undefined,
): Credential | undefined {
  switch (scheme.type) {
    case "apiKey": {
      const { in: place, name } = scheme;
      return { kind: "apiKey", in: place, name, value: placeholder ?? "YOUR_API_KEY" };
    }
    case "oauth2":
    case "openIdConnect":
      return { kind: "bearer", token: placeholder ?? "YOUR_TOKEN" };
    case "http":
      return placeholderOfHttp(scheme.scheme, placeholder);
    case "mutualTLS":
      return undefined;
  }
}

function placeholderOfHttp(scheme: string, placeholder: string | undefined): Credential {
  switch (scheme.toLowerCase()) {
    case "bearer":
      return { kind: "bearer", token: placeholder ?? "YOUR_TOKEN" };
    case "basic":
      return { kind: "basic", username: "YOUR_USERNAME", password: placeholder ?? "YOUR_PASSWORD" };
    default:
      return { kind: "http", scheme, credentials: placeholder ?? "YOUR_CREDENTIALS" };
  }
}
