import { text } from "../json-values.ts";
import { withoutUndefined } from "./swagger-schema.ts";

const FLOWS: Readonly<Record<string, string>> = {
  implicit: "implicit",
  password: "password",
  application: "clientCredentials",
  accessCode: "authorizationCode",
};

/** A security scheme of Swagger 2.0 in the words of OpenAPI 3.0. */
export function securityScheme(raw: Record<string, unknown>): Record<string, unknown> {
  const { type, description } = raw;
  if (type === "basic") return withoutUndefined({ type: "http", scheme: "basic", description });
  if (type !== "oauth2") return raw;
  const { authorizationUrl, tokenUrl, scopes = {} } = raw;
  const flow = withoutUndefined({ authorizationUrl, tokenUrl, scopes });
  const name = FLOWS[text(raw.flow)] ?? "implicit";
  return withoutUndefined({ type, description, flows: { [name]: flow } });
}
