import type { Credential } from "../../api/request/request-values.ts";
import type { ApiSecurityScheme } from "../../model/api.ts";

/** What the reader typed for one security scheme. */
export interface Secret {
  /** Key, token, password, or the credentials of another HTTP scheme. */
  value: string;
  /** Of HTTP Basic. */
  username: string;
}

export const NO_SECRET: Secret = { value: "", username: "" };

/** True when the console can send credentials of the scheme. */
export function isFillable(scheme: ApiSecurityScheme): boolean {
  return scheme.type !== "mutualTLS";
}

/** The credential to send; `null` while nothing is filled in. */
export function toCredential(scheme: ApiSecurityScheme, secret: Secret): Credential | null {
  const { value, username } = secret;
  if (value === "" && username === "") return null;
  switch (scheme.type) {
    case "apiKey":
      return { kind: "apiKey", in: scheme.in, name: scheme.name, value };
    case "oauth2":
    case "openIdConnect":
      return { kind: "bearer", token: value };
    case "http":
      if (scheme.scheme.toLowerCase() === "bearer") return { kind: "bearer", token: value };
      if (scheme.scheme.toLowerCase() === "basic") {
        return { kind: "basic", username, password: value };
      }
      return { kind: "http", scheme: scheme.scheme, credentials: value };
    case "mutualTLS":
      return null;
  }
}
