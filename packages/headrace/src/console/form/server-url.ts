import type { ApiServer } from "../../model/api.ts";

/** Scheme and authority of a template: "https://{tenant}.api.example:{port}". */
const AUTHORITY = /^[^/]*:\/\/[^/?#]*/;

/** What may stand in for a part of a host or port. */
const HOST_PART = /^[\w.-]+$/;

/**
 * Finds a variable whose value would lead away from the declared server: "evil.example/" in the
 * place of a tenant. Credentials go to declared servers only.
 *
 * @returns Its name, or `null`.
 */
export function strayVariable(
  server: ApiServer,
  values: Readonly<Record<string, string>>,
): string | null {
  const authority = AUTHORITY.exec(server.url)?.[0] ?? "";
  const names = [...authority.matchAll(/\{([^{}]+)\}/g)].map(([, name]) => name ?? "");
  return names.find((name) => !HOST_PART.test(values[name] ?? "")) ?? null;
}
