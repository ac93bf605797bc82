import type { ReactNode } from "react";
import type { ApiSecurityRequirement, ApiSecurityScheme } from "../../model/api.ts";
import { isObject } from "../../model/json-object.ts";
import { headingElement, proseBlock } from "../elements.tsx";
import type { PageTools } from "../page-tools.ts";
import type { OperationSource } from "../reference-source.ts";

/** How a credential is sent: words, then what they speak of. */
export interface SchemeWords {
  text: string;
  code: string;
}

/** Tells how to send the credential of a scheme. */
export function schemeWords(scheme: ApiSecurityScheme): SchemeWords {
  switch (scheme.type) {
    case "apiKey":
      return { text: `API key in the ${PLACES[scheme.in]}`, code: scheme.name };
    case "http":
      return httpWords(scheme.scheme, scheme.bearerFormat);
    case "oauth2":
      return { text: "OAuth 2.0 access token in the header", code: BEARER };
    case "openIdConnect":
      return { text: `OpenID Connect (${scheme.url}): token in the header`, code: BEARER };
    case "mutualTLS":
      return { text: "A client certificate, by", code: "mutual TLS" };
  }
}

const BEARER = "Authorization: Bearer <token>";

const PLACES = { header: "header", query: "query parameter", cookie: "cookie" };

function httpWords(scheme: string, format: string): SchemeWords {
  const name = scheme.toLowerCase();
  if (name === "bearer") {
    return { text: `Bearer token${format ? ` (${format})` : ""} in the header`, code: BEARER };
  }
  if (name === "basic") {
    return {
      text: "User name and password in the header",
      code: "Authorization: Basic <base64 of name:password>",
    };
  }
  return { text: "In the header", code: `Authorization: ${scheme} <credentials>` };
}

/** "Authorization code flow: token at …", one sentence for each flow of OAuth 2.0. */
export function flowWords(scheme: ApiSecurityScheme): string[] {
  if (scheme.type !== "oauth2" || !isObject(scheme.flows)) return [];
  const flows = Object.entries(scheme.flows).map(([name, flow]) => {
    const { authorizationUrl, deviceAuthorizationUrl, tokenUrl, refreshUrl } = isObject(flow)
      ? flow
      : {};
    const places = [
      ...(typeof authorizationUrl === "string" ? [`authorize at ${authorizationUrl}`] : []),
      ...(typeof deviceAuthorizationUrl === "string"
        ? [`authorize a device at ${deviceAuthorizationUrl}`]
        : []),
      ...(typeof tokenUrl === "string" ? [`token at ${tokenUrl}`] : []),
      ...(typeof refreshUrl === "string" ? [`refresh at ${refreshUrl}`] : []),
    ];
    const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    return `${words.charAt(0).toUpperCase()}${words.slice(1)} flow: ${places.join(", ")}.`;
  });
  return scheme.metadataUrl ? [...flows, `Its metadata: ${scheme.metadataUrl}.`] : flows;
}

/** "`read`: Read everything.", for each scope of each flow. */
export function scopeWords(scheme: ApiSecurityScheme): string[] {
  return scopesOf(scheme).map(([name, text]) =>
    text === "" ? `\`${name}\`` : `\`${name}\`: ${text}`,
  );
}

/** Scopes of all flows with their meanings. */
function scopesOf(scheme: ApiSecurityScheme): [string, string][] {
  if (scheme.type !== "oauth2" || !isObject(scheme.flows)) return [];
  const scopes = new Map<string, string>();
  for (const flow of Object.values(scheme.flows)) {
    const own = isObject(flow) && isObject(flow.scopes) ? flow.scopes : {};
    for (const [name, text] of Object.entries(own))
      scopes.set(name, typeof text === "string" ? text : "");
  }
  return [...scopes];
}

/** The flows of a scheme, and what each of its scopes means. */
export function flowTables(scheme: ApiSecurityScheme, tools: PageTools): ReactNode {
  return (
    <>
      {flowWords(scheme).map((text) => (
        <p className="api-rules" key={text}>
          {text}
        </p>
      ))}
      {scopeList(scopesOf(scheme), tools)}
    </>
  );
}

function scopeList(scopes: readonly [string, string][], tools: PageTools): ReactNode {
  if (scopes.length === 0) return null;
  return (
    <dl className="api-scopes">
      {scopes.map(([name, text]) => {
        tools.note(name);
        return (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{proseBlock(tools.prose(text))}</dd>
          </div>
        );
      })}
    </dl>
  );
}

/** Which credentials an operation needs and how they are sent. */
export function authorization(source: OperationSource, tools: PageTools): ReactNode {
  const { security } = source.operation;
  const needed = security.filter((requirement) => requirement.length > 0);
  if (needed.length === 0) return null;
  return (
    <>
      {headingElement("Authorization", tools)}
      {needed.length > 1 && <p>One of these:</p>}
      <ul className="api-fields">
        {needed.map((requirement) => {
          const id = tools.ids.add("authorization", schemeNames(requirement));
          return (
            <li className="api-field" id={id} key={id}>
              {requirementBody(requirement, source, tools)}
            </li>
          );
        })}
      </ul>
      {needed.length < security.length && <p>It also answers without any.</p>}
    </>
  );
}

function schemeNames(requirement: ApiSecurityRequirement): string {
  return requirement.map(({ scheme }) => scheme).join("+");
}

function requirementBody(
  requirement: ApiSecurityRequirement,
  { securitySchemes }: OperationSource,
  tools: PageTools,
): ReactNode {
  return requirement.map(({ scheme: name, scopes }, index) => {
    const scheme = securitySchemes[name];
    const words = scheme && schemeWords(scheme);
    tools.note(`${name} ${words?.text ?? ""} ${words?.code ?? ""}`);
    return (
      <div key={name}>
        <p className="api-field-head">
          {index > 0 && "and "}
          {words ? (
            <>
              {words.text} <code>{words.code}</code>
            </>
          ) : (
            name
          )}
          {scheme?.deprecated && (
            <span className="api-flag" data-flag="deprecated">
              deprecated
            </span>
          )}
        </p>
        {proseBlock(tools.prose(scheme?.description))}
        {scheme &&
          flowWords(scheme).map((text) => (
            <p className="api-rules" key={text}>
              {text}
            </p>
          ))}
        {scopes.length > 0 && neededScopes(scopes, scheme, tools)}
      </div>
    );
  });
}

/** The scopes that an operation needs; a list with their meanings, where those are told. */
function neededScopes(
  scopes: readonly string[],
  scheme: ApiSecurityScheme | undefined,
  tools: PageTools,
): ReactNode {
  const known = new Map(scheme ? scopesOf(scheme) : []);
  const told = scopes.map((name): [string, string] => [name, known.get(name) ?? ""]);
  if (told.every(([, text]) => text === ""))
    return <p className="api-rules">Scopes: {scopes.join(", ")}.</p>;
  return (
    <>
      <p className="api-label">Scopes</p>
      {scopeList(told, tools)}
    </>
  );
}
