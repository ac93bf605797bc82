import { Fragment, type ReactNode } from "react";
import { placeholder } from "../model/placeholders.ts";
import {
  descriptionLinks,
  headingElement,
  methodBadge,
  proseBlock,
  readOnAt,
  titleElement,
} from "./elements.tsx";
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
      {titleElement(title)}
      {proseBlock(tools.prose(description, { top: 2 }))}
      {readOnAt(externalDocs, tools)}
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
      {operationList(operations, tools)}
      {descriptionLinks(context, tools)}
    </>
  );
}

/** About how many elements of a page may show its operations. */
const LIST_ELEMENTS = 4000;
/** How many show one that stands in a list. */
const ITEM_ELEMENTS = 6;

/** Hundreds are links in a text, and of more than a page can hold the last ones are only named. */
function operationList(operations: readonly OperationRow[], tools: PageTools): ReactNode {
  if (ITEM_ELEMENTS * operations.length <= LIST_ELEMENTS) {
    const items = operations.map((operation) => operationItem(operation, tools));
    return <ul className="api-operations">{items}</ul>;
  }
  const links = operations.map((operation, index) => {
    const words = operationWords(operation);
    tools.note(words);
    const href = placeholder("route", operation.route);
    const link = index < LIST_ELEMENTS ? <a href={href}>{words}</a> : words;
    return (
      <Fragment key={operation.id}>
        {index > 0 && ", "}
        {link}
      </Fragment>
    );
  });
  return <p>{links}</p>;
}

/** "List pets GET /pets"; the request alone is often the title. */
function operationWords({ method, path, summary }: OperationRow): string {
  const request = `${method.toUpperCase()} ${path}`;
  return summary === request ? request : `${summary} ${request}`;
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
