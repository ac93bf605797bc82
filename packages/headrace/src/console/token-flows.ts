import type { ApiSecurityScheme } from "../model/api.ts";
import { isObject } from "../model/json-object.ts";

/** A flow of OAuth 2 that a page can run. */
export interface TokenFlow {
  kind: "authorizationCode" | "clientCredentials";
  authorizationUrl: string;
  tokenUrl: string;
}

/** The flows of a scheme that a page can run: with PKCE, or with the credentials of a client. */
export function tokenFlows(scheme: ApiSecurityScheme): TokenFlow[] {
  if (scheme.type !== "oauth2" || !isObject(scheme.flows)) return [];
  const { flows } = scheme;
  return (["authorizationCode", "clientCredentials"] as const).flatMap((kind) => {
    const flow = flows[kind];
    if (!isObject(flow) || typeof flow.tokenUrl !== "string") return [];
    const { authorizationUrl = "", tokenUrl } = flow;
    if (typeof authorizationUrl !== "string" || !/^https?:/.test(tokenUrl)) return [];
    return kind === "clientCredentials" || /^https?:/.test(authorizationUrl)
      ? [{ kind, authorizationUrl, tokenUrl }]
      : [];
  });
}
