import type { ReactNode } from "react";
import type { ApiLink, ApiSecurityScheme } from "../model/api.ts";
import { placeholder } from "../model/placeholders.ts";
import {
  descriptionLinks,
  headingElement,
  namedLink,
  namedLinks,
  pageList,
  proseBlock,
} from "./elements.tsx";
import { flagElement } from "./field.tsx";
import { flowTables, schemeWords } from "./operation/authorization.tsx";
import { serverList } from "./operation/operation-facts.tsx";
import type { PageTools } from "./page-tools.ts";
import type { FamilySummary, OverviewSource } from "./reference-source.ts";
import { joined } from "./say.ts";
import { versionSwitch } from "./version-switch.tsx";

/** The whole article about an API. */
export function overviewArticle(source: OverviewSource, tools: PageTools): ReactNode {
  const { info, groups, context } = source;
  const { say } = tools;
  return (
    <>
      <h1>{info.title || "API"}</h1>
      {versionSwitch(source.versions, say)}
      {info.summary && <p className="api-lead">{info.summary}</p>}
      {overviewFacts(source, tools)}
      {proseBlock(tools.prose(info.description, { headingIds: true, top: 2 }))}
      {info.servers.length > 0 && headingElement(say("servers"), tools)}
      {info.servers.length > 0 && <div>{serverList(info.servers, { always: true }, tools)}</div>}
      {authentication(source, tools)}
      {headingElement(say("operations"), tools)}
      {groups.map(({ name, families }) => (
        <div key={name}>
          {name !== "" && groups.length > 0 && <h3>{name}</h3>}
          {familyList(families, tools)}
        </div>
      ))}
      {source.schemaList !== null && (
        <p>
          <a href={placeholder("route", source.schemaList)}>{say("schemasWithPages")}</a>
        </p>
      )}
      {source.otherComponents !== null && (
        <p>
          <a href={placeholder("route", source.otherComponents)}>{say("componentsUnused")}</a>
        </p>
      )}
      {headingElement(say("downloads"), tools)}
      {descriptionLinks(context, tools)}
    </>
  );
}

function overviewFacts({ info, changes }: OverviewSource, tools: PageTools): ReactNode {
  const { say } = tools;
  const { termsOfService, contact, license } = info.legal;
  const rows: [string, ReactNode][] = [
    ...(info.version
      ? [[say("apiVersion"), <code key="version">{info.version}</code>] as const]
      : []),
    ...(changes === null
      ? []
      : [
          [
            say("apiChanges"),
            <a key="c" href={placeholder("route", changes)}>
              {say("whatIsNew")}
            </a>,
          ] as const,
        ]),
    ...contact.map((link, index): [string, ReactNode] => [
      index === 0 ? say("contact") : "",
      linkText(link, tools),
    ]),
    ...(license ? [[say("license"), linkText(license, tools)] as const] : []),
    ...(termsOfService ? [[say("terms"), linkText(termsOfService, tools)] as const] : []),
    ...(info.externalDocs ? [[say("readOn"), linkText(info.externalDocs, tools)] as const] : []),
  ].map(([name, value]) => [name ?? "", value]);
  if (rows.length === 0) return null;
  return (
    <dl className="api-facts">
      {rows.map(([name, value], index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows never change
        <div key={index}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function linkText({ label, href }: ApiLink, tools: PageTools): ReactNode {
  tools.note(label);
  return href === "" ? label : proseBlock(tools.link(label, href));
}

/** Every security scheme, with what each scope allows. */
function authentication({ info }: OverviewSource, tools: PageTools): ReactNode {
  const { say } = tools;
  const schemes = Object.entries(info.securitySchemes);
  if (schemes.length === 0) return null;
  const needed = new Set(info.security.flat().map(({ scheme }) => scheme));
  return (
    <>
      {headingElement(say("authentication"), tools)}
      {needed.size > 0 && (
        <p className="api-rules">
          {say("defaultSecurity", { schemes: joined([...needed], "or", say) })}
        </p>
      )}
      <ul className="api-fields">
        {schemes.map(([name, scheme]) => (
          <li className="api-field" id={tools.ids.add("scheme", name)} key={name}>
            {schemeBody(name, scheme, tools)}
          </li>
        ))}
      </ul>
    </>
  );
}

function schemeBody(name: string, scheme: ApiSecurityScheme, tools: PageTools): ReactNode {
  const { text, code } = schemeWords(scheme, tools.say);
  tools.note(`${name} ${text} ${code}`);
  return (
    <>
      <p className="api-field-head">
        <span className="api-name">{name}</span>{" "}
        <span className="api-type">
          {text} <code>{code}</code>
        </span>
        {scheme.deprecated && flagElement("deprecated", tools.say)}
      </p>
      {proseBlock(tools.prose(scheme.description))}
      {flowTables(scheme, tools)}
    </>
  );
}

/** More of them are links in a text. */
const MOST_LISTED = 1000;

function familyList(families: readonly FamilySummary[], tools: PageTools): ReactNode {
  if (families.length > MOST_LISTED) return namedLinks(families, tools);
  return pageList(
    families.map((family) => (
      <li key={family.route}>
        {namedLink(family, tools)}{" "}
        <span className="api-type">{tools.say("operationCount", { count: family.count })}</span>
        {family.description !== "" && <p>{tools.firstSentence(family.description)}</p>}
      </li>
    )),
  );
}
