import type { ApiConfig } from "../config/api-schema.ts";
import type { ApiDescription, ApiSecurityScheme } from "../model/api.ts";
import { isObject } from "../model/json-object.ts";
import { serverOrigins } from "../sources/openapi/server-address.ts";

/** Where readers may send what they type: any server that is safe, and those of their own machine. */
const ANYWHERE = ["https:", "http://localhost:*", "http://127.0.0.1:*"];

/** Sources of `connect-src` that the console of an API needs: its servers, and those of tokens. */
export function connections(description: ApiDescription, { anyServer }: ApiConfig): string[] {
  const operations = [
    ...description.families.flatMap((family) => family.operations),
    ...description.webhooks,
  ];
  const servers = [...description.servers, ...operations.flatMap((operation) => operation.servers)];
  const templates = new Map(servers.map((server) => [server.url, server]));
  const all = [
    ...[...templates.values()].flatMap(serverOrigins),
    ...Object.values(description.securitySchemes).flatMap(tokenOrigins),
    ...(anyServer ? ANYWHERE : []),
  ];
  return [...new Set(all)].filter((source) => !isCovered(source, anyServer));
}

function isCovered(source: string, anyServer: boolean): boolean {
  return anyServer && /^https:./.test(source);
}

function tokenOrigins(scheme: ApiSecurityScheme): string[] {
  if (scheme.type !== "oauth2" || !isObject(scheme.flows)) return [];
  return Object.values(scheme.flows).flatMap((flow) => {
    const address = isObject(flow) ? flow.tokenUrl : undefined;
    return typeof address === "string" && /^https?:/.test(address) && URL.canParse(address)
      ? [new URL(address).origin]
      : [];
  });
}
