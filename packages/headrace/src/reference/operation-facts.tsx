import type { ReactNode } from "react";
import type { ApiServer, Json } from "../model/api.ts";
import { placeholder } from "../model/placeholders.ts";
import type { OperationArticle } from "./article.ts";
import { descriptionLink, proseBlock } from "./elements.tsx";
import type { PageTools } from "./page-tools.ts";
import { valueWords } from "./schema-words.ts";

/** Address, extensions, and where to read on. */
export function operationFacts({ source }: OperationArticle, tools: PageTools): ReactNode {
  const { operation, family, context } = source;
  const rows: [string, ReactNode][] = [
    ["Operation", <code key="id">{operation.id}</code>],
    ...serverRows(operation.servers, tools),
    ...Object.entries(operation.extensions).map(([name, value]): [string, ReactNode] => [
      extensionLabel(name),
      <code key={name}>{extensionText(value, tools)}</code>,
    ]),
    [
      "Family",
      <a key="family" href={placeholder("route", family.route)}>
        {family.name}
      </a>,
    ],
  ];
  if (operation.externalDocs) {
    const prose = tools.prose(`[${operation.externalDocs.label}](${operation.externalDocs.href})`);
    rows.push(["Read on", proseBlock(prose)]);
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
      {descriptionLink(context.download)}
    </>
  );
}

/** "x-rate-limit" is a "Rate limit". */
export function extensionLabel(name: string): string {
  const words = name.replace(/^x-/, "").replaceAll(/[-_]+/g, " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function serverRows(servers: readonly ApiServer[], tools: PageTools): [string, ReactNode][] {
  if (servers.length === 0) return [];
  const list = servers.map(({ url, description, variables }) => (
    <div key={url}>
      <code>{url}</code>
      {servers.length > 1 && proseBlock(tools.prose(description))}
      {Object.entries(variables).map(([name, variable]) => (
        <p className="api-rules" key={name}>
          <code>{`{${name}}`}</code> {variableWords(variable)}{" "}
          {tools.prose(variable.description).text}
        </p>
      ))}
    </div>
  ));
  return [["Base URL", list]];
}

/** What a variable of a server's address may be. */
export function variableWords(variable: ApiServer["variables"][string]): string {
  const others = variable.enum.filter((value) => value !== variable.default);
  return `is ${[variable.default, ...others].join(" or ")}.`;
}

function extensionText(value: Json, tools: PageTools): string {
  const text = valueWords(value);
  tools.note(text);
  return text;
}
