import type { ReactNode } from "react";
import type { ApiSecurityRequirement, ApiSecurityScheme } from "../../model/api.ts";
import { isObject } from "../../model/json-object.ts";
import { headingElement, proseBlock, ruleBlock } from "../elements.tsx";
import { flagElement } from "../field.tsx";
import type { PageTools } from "../page-tools.ts";
import type { OperationSource } from "../reference-source.ts";
import { capitalized, type SayApi } from "../say.ts";

/** How a credential is sent: words, then what they speak of. */
export interface SchemeWords {
  text: string;
  code: string;
}

/** Tells how to send the credential of a scheme. */
export function schemeWords(scheme: ApiSecurityScheme, say: SayApi): SchemeWords {
  switch (scheme.type) {
    case "apiKey":
      return { text: say(KEY_PLACES[scheme.in]), code: scheme.name };
    case "http":
      return httpWords(scheme, say);
    case "oauth2":
      return { text: say("oauthToken"), code: BEARER };
    case "openIdConnect":
      return { text: say("openIdToken", { url: scheme.url }), code: BEARER };
    case "mutualTLS":
      return { text: say("clientCertificate"), code: "mutual TLS" };
  }
}

const BEARER = "Authorization: Bearer <token>";

const KEY_PLACES = {
  header: "apiKeyInHeader",
  query: "apiKeyInQuery",
  cookie: "apiKeyInCookie",
} as const;

function httpWords(
  { scheme, bearerFormat: format }: Extract<ApiSecurityScheme, { type: "http" }>,
  say: SayApi,
): SchemeWords {
  const name = scheme.toLowerCase();
  if (name === "bearer")
    return { text: format ? say("bearerTokenOf", { format }) : say("bearerToken"), code: BEARER };
  return name === "basic"
    ? { text: say("basicCredentials"), code: "Authorization: Basic <base64 of name:password>" }
    : { text: say("otherCredentials"), code: `Authorization: ${scheme} <credentials>` };
}

/** "Authorization code flow: token at …", one sentence for each flow of OAuth 2.0. */
export function flowWords(scheme: ApiSecurityScheme, say: SayApi): string[] {
  if (scheme.type !== "oauth2" || !isObject(scheme.flows)) return [];
  const flows = Object.entries(scheme.flows).map(([name, flow]) => {
    const { authorizationUrl, deviceAuthorizationUrl, tokenUrl, refreshUrl } = isObject(flow)
      ? flow
      : {};
    const places = [
      at("authorizeAt", authorizationUrl),
      at("authorizeDeviceAt", deviceAuthorizationUrl),
      at("tokenAt", tokenUrl),
      at("refreshAt", refreshUrl),
    ].flat();
    const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
    return say("flow", { name: capitalized(words), places: places.join(", ") });
  });
  const { metadataUrl } = scheme;
  return metadataUrl ? [...flows, say("metadataAt", { url: metadataUrl })] : flows;

  function at(place: "authorizeAt" | "authorizeDeviceAt" | "tokenAt" | "refreshAt", url: unknown) {
    return typeof url === "string" ? [say(place, { url })] : [];
  }
}

/** "`read`: Read everything.", for each scope of each flow. */
export function scopeWords(scheme: ApiSecurityScheme): string[] {
  return scopesOf(scheme).map(([name, text]) =>
    text === "" ? `\`${name}\`` : `\`${name}\`: ${text}`,
  );
}

/** Scopes of all flows with their meanings; one that each flow tells otherwise has all of them. */
function scopesOf(scheme: ApiSecurityScheme): [string, string][] {
  if (scheme.type !== "oauth2" || !isObject(scheme.flows)) return [];
  const scopes = new Map<string, Set<string>>();
  for (const flow of Object.values(scheme.flows)) {
    const own = isObject(flow) && isObject(flow.scopes) ? flow.scopes : {};
    for (const [name, text] of Object.entries(own)) {
      const told = typeof text === "string" ? [text] : [];
      scopes.set(name, new Set([...(scopes.get(name) ?? []), ...told]));
    }
  }
  return [...scopes].map(([name, texts]) => [name, [...texts].join("\n\n")]);
}

/** The flows of a scheme, and what each of its scopes means. */
export function flowTables(scheme: ApiSecurityScheme, tools: PageTools): ReactNode {
  return (
    <>
      {flowWords(scheme, tools.say).map((text) => (
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
  if (security.every((requirement) => requirement.length === 0)) return null;
  return (
    <>
      {headingElement(tools.say("authorization"), tools)}
      {requirements(security, { ...source, path: [] }, tools)}
    </>
  );
}

/** Where the schemes of an operation are told. */
interface SchemePlace extends Pick<OperationSource, "securitySchemes"> {
  path: readonly string[];
}

/** The alternatives, without a heading; nothing where no credential is needed. */
export function requirements(
  security: readonly ApiSecurityRequirement[],
  { securitySchemes, path }: SchemePlace,
  tools: PageTools,
): ReactNode {
  const { say } = tools;
  const needed = security.filter((requirement) => requirement.length > 0);
  if (needed.length === 0) return null;
  return (
    <>
      {needed.length > 1 && <p>{say("oneOfThese")}</p>}
      <ul className="api-fields">
        {needed.map((requirement) => {
          const id = tools.ids.add(...path, "authorization", schemeNames(requirement));
          return (
            <li className="api-field" id={id} key={id}>
              {requirementBody(requirement, securitySchemes, tools)}
            </li>
          );
        })}
      </ul>
      {needed.length < security.length && <p>{say("orWithout")}</p>}
    </>
  );
}

function schemeNames(requirement: ApiSecurityRequirement): string {
  return requirement.map(({ scheme }) => scheme).join("+");
}

function requirementBody(
  requirement: ApiSecurityRequirement,
  securitySchemes: OperationSource["securitySchemes"],
  tools: PageTools,
): ReactNode {
  return requirement.map(({ scheme: name, scopes }, index) => {
    const scheme = securitySchemes[name];
    const words = scheme && schemeWords(scheme, tools.say);
    tools.note(`${name} ${words?.text ?? ""} ${words?.code ?? ""}`);
    return (
      <div key={name}>
        <p className="api-field-head">
          {index > 0 && `${tools.say("and")} `}
          {words ? (
            <>
              {words.text} <code>{words.code}</code>
            </>
          ) : (
            name
          )}
          {scheme?.deprecated && flagElement("deprecated", tools.say)}
        </p>
        {proseBlock(tools.prose(scheme?.description))}
        {scheme &&
          flowWords(scheme, tools.say).map((text) => (
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
    return ruleBlock([{ text: tools.say("scopes"), values: scopes }], tools);
  return (
    <>
      <p className="api-label">{tools.say("scopes")}</p>
      {scopeList(told, tools)}
    </>
  );
}
