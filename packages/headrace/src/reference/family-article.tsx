import { Fragment, type ReactNode } from "react";
import { placeholder } from "../model/placeholders.ts";
import { descriptionLinks, headingElement, methodBadge, proseBlock } from "./elements.tsx";
import type { PageTools } from "./page-tools.ts";
import type { FamilySource, OperationRow } from "./reference-source.ts";

/** The whole article of a family. */
export function familyArticle(
  { family, operations, parts, context }: FamilySource,
  tools: PageTools,
): ReactNode {
  const { title, description, externalDocs } = family;
  return (
    <>
      <h1>{title}</h1>
      {proseBlock(tools.prose(description, { top: 2 }))}
      {externalDocs &&
        proseBlock(
          tools.prose(
            tools.say("readOnAt", { link: `[${externalDocs.label}](${externalDocs.href})` }),
          ),
        )}
      {parts.length > 0 && (
        <p>
          {parts.map(({ name, route }, index) => (
            <Fragment key={route}>
              {index > 0 && ", "}
              <a href={placeholder("route", route)}>{name}</a>
            </Fragment>
          ))}
        </p>
      )}
      {headingElement(tools.say("operations"), tools)}
      <ul className="api-operations">
        {operations.map((operation) => operationItem(operation, tools))}
      </ul>
      {descriptionLinks(context, tools)}
    </>
  );
}

function operationItem(operation: OperationRow, tools: PageTools): ReactNode {
  const { method, path, summary, deprecated, route } = operation;
  tools.note(`${summary} ${method.toUpperCase()} ${path}`);
  return (
    <li key={operation.id}>
      <a href={placeholder("route", route)}>{deprecated ? <s>{summary}</s> : summary}</a>
      <span className="api-operation-path">
        {methodBadge(method)} <code>{path}</code>
      </span>
    </li>
  );
}
