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
 * Credentials for the alternative that is shown; their values say what to put there. Empty: none
 * is needed, or none can be sent.
 */
export function placeholderCredentials(
  operation: Pick<CallableOperation, "security">,
  options: PlaceholderOptions,
): Credential[] {
  return fill(operation.security[shownRequirement(operation, options)] ?? [], options);
}

/**
 * Index of the first of the operation's alternatives whose schemes can all be sent, or else of
 * which one can: a certificate comes beside a key. -1: there is none.
 */
export function shownRequirement(
  { security }: Pick<CallableOperation, "security">,
  options: PlaceholderOptions,
): number {
  const counts = security.map((requirement) => fill(requirement, options).length);
  const whole = counts.findIndex((count, index) => count > 0 && count === security[index]?.length);
  return whole < 0 ? counts.findIndex((count) => count > 0) : whole;
}

function fill(
  requirement: ApiSecurityRequirement,
  { securitySchemes = {}, placeholders = {} }: PlaceholderOptions,
): Credential[] {
  return requirement.flatMap(({ scheme: name }) => {
    const scheme = securitySchemes[name];
    return (scheme && placeholderOf(scheme, placeholders[name])) ?? [];
  });
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
