import { buildRequest } from "../../api/request/build-request.ts";
import { RequestError, type RequestProblem } from "../../api/request/request-error.ts";
import type { Credential } from "../../api/request/request-values.ts";
import { placeholderCredentials } from "../../api/values/placeholder-credentials.ts";
import type { ApiServer } from "../../model/api.ts";
import type { ConsoleOperation } from "../../model/api-console.ts";
import type { ApiRequest } from "../../model/api-request.ts";
import { localized } from "../../model/messages/localized.ts";
import { fill } from "../../model/messages/messages.ts";
import type { CredentialStore } from "../session.ts";
import { toCredential } from "./credentials.ts";
import type { FormState } from "./form-state.ts";
import { readForm } from "./form-values.ts";
import { strayVariable } from "./server-url.ts";

/** A request, or why there is none. */
export interface Assembly {
  request: ApiRequest | null;
  problems: RequestProblem[];
}

/** For a description that names no server; nothing is ever sent there. */
const NO_SERVER: ApiServer = { url: "https://api.example", description: "", variables: {} };

/** The request that the form describes, with these credentials. */
export function assemble(
  { operation }: ConsoleOperation,
  form: FormState,
  credentials: Credential[],
): Assembly {
  const server = serverOf(operation.servers, form);
  const stray = strayVariable(server, form.variables);
  if (stray !== null) {
    const message = fill(localized("serverNamePart"), { value: form.variables[stray] ?? "" });
    return { request: null, problems: [{ field: { in: "server" }, message }] };
  }
  const { values, problems } = readForm(operation, form, { server: server.url, credentials });
  try {
    const request = buildRequest(operation, values);
    return { request: problems.length > 0 ? null : request, problems };
  } catch (error) {
    if (!(error instanceof RequestError)) throw error;
    return { request: null, problems: [...problems, ...error.problems] };
  }
}

/** The practice server answers at the address of the first declared one. */
function serverOf(servers: readonly ApiServer[], { server, ownServer }: FormState): ApiServer {
  if (server === "own") return { ...NO_SERVER, url: ownServer.trim() };
  return servers[server === "practice" ? 0 : server] ?? NO_SERVER;
}

/** What stands in code samples in the place of credentials. */
export function shownCredentials(
  { operation, securitySchemes }: ConsoleOperation,
  requirement: number,
): Credential[] {
  const security = operation.security.slice(requirement, requirement + 1);
  return placeholderCredentials({ security }, { securitySchemes });
}

/** What the reader filled in for the chosen requirement. */
export function filledCredentials(
  { operation, securitySchemes }: ConsoleOperation,
  requirement: number,
  store: CredentialStore,
): Credential[] {
  return (operation.security[requirement] ?? []).flatMap(({ scheme: name }) => {
    const scheme = securitySchemes[name];
    const credential = scheme ? toCredential(scheme, store.get(name)) : null;
    return credential ? [credential] : [];
  });
}
