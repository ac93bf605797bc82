import { Fragment, type ReactNode } from "react";
import type { ApiServer, Json } from "../../model/api.ts";
import { placeholder } from "../../model/placeholders.ts";
import { markdownLink } from "../../sources/markdown-text.ts";
import { descriptionLinks, proseBlock } from "../elements.tsx";
import type { PageTools } from "../page-tools.ts";
import type { FamilyLink, OperationSource } from "../reference-source.ts";
import { capitalized, withElements } from "../say.ts";
import { valueWords } from "../schemas/schema-words.ts";
import type { OperationArticle } from "./article.ts";

/** Address, extensions, and where to read on. */
export function operationFacts({ source }: OperationArticle, tools: PageTools): ReactNode {
  const { operation, family, context } = source;
  const { say } = tools;
  const rows: [string, ReactNode][] = [
    [say("operation"), <code key="id">{operation.operationId ?? operation.id}</code>],
    ...serverRows(operation.servers, tools),
    ...shownExtensions(source).map(([name, value]): [string, ReactNode] => [
      extensionLabel(name),
      <code key={name}>{extensionText(value, tools)}</code>,
    ]),
    [say("family"), familyLinks([family, ...source.otherFamilies])],
    ...(source.since === undefined
      ? []
      : [[say("since"), source.since] satisfies [string, ReactNode]]),
  ];
  if (operation.externalDocs) {
    const prose = tools.prose(markdownLink(operation.externalDocs));
    rows.push([say("readOn"), proseBlock(prose)]);
  }
  return (
    <>
      <dl className="api-facts">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {descriptionLinks(context, tools)}
    </>
  );
}

/** A tag that is the first of no operation has no page. */
function familyLinks(families: readonly FamilyLink[]): ReactNode {
  return families.map(({ name, route }, index) => (
    <Fragment key={name}>
      {index > 0 && ", "}
      {route === "" ? name : <a href={placeholder("route", route)}>{name}</a>}
    </Fragment>
  ));
}

/** Those that the configuration names. */
export function shownExtensions({ operation, context }: OperationSource): [string, Json][] {
  return Object.entries(operation.extensions).filter(([name]) => context.extensions.includes(name));
}

/** "x-rate-limit" is a "Rate limit". */
export function extensionLabel(name: string): string {
  return capitalized(name.replace(/^x-/, "").replaceAll(/[-_]+/g, " "));
}

function serverRows(servers: readonly ApiServer[], tools: PageTools): [string, ReactNode][] {
  if (servers.length === 0) return [];
  return [[tools.say("baseUrl"), serverList(servers, { always: servers.length > 1 }, tools)]];
}

/**
 * Servers with their variables.
 *
 * @param options.always Whether descriptions are shown where they say little: of the only server.
 */
export function serverList(
  servers: readonly ApiServer[],
  { always }: { always: boolean },
  tools: PageTools,
): ReactNode {
  return servers.map(({ url, description, variables }) => (
    <div key={url}>
      <code>{url}</code>
      {(always || description !== "") && proseBlock(tools.prose(description))}
      {Object.entries(variables).map(([name, variable]) => (
        <p className="api-rules" key={name}>
          {withElements(tools.say("variableIs"), {
            name: <code>{`{${name}}`}</code>,
            values: variableValues(variable).map((value, index) => (
              <Fragment key={value}>
                {index > 0 && ` ${tools.say("or")} `}
                <code>{value}</code>
              </Fragment>
            )),
          })}{" "}
          {tools.prose(variable.description).text}
        </p>
      ))}
    </div>
  ));
}

/** What a variable of a server's address may be, the default first. */
export function variableValues(variable: ApiServer["variables"][string]): string[] {
  return [variable.default, ...variable.enum.filter((value) => value !== variable.default)];
}

function extensionText(value: Json, tools: PageTools): string {
  const text = valueWords(value);
  tools.note(text);
  return text;
}
