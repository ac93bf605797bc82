import { createElement, Fragment, type ReactNode } from "react";
import { placeholder } from "../../model/placeholders.ts";
import { headingElement, methodBadge } from "../elements.tsx";
import type { PageTools } from "../page-tools.ts";
import type { ChangesSource } from "../reference-source.ts";
import type { ApiChange } from "./api-changes.ts";
import { CHANGE_KINDS } from "./change-kinds.ts";

/** What changed between two versions of an API. */
export function changesArticle(
  { title: pageTitle, from, changes, routes, feed }: ChangesSource,
  tools: PageTools,
): ReactNode {
  const { say } = tools;
  const groups = CHANGE_KINDS.map((group) => ({
    ...group,
    changes: changes.filter(({ kind }) => kind === group.kind),
  })).filter((group) => group.changes.length > 0);
  return (
    <>
      <h1>{pageTitle}</h1>
      <p>
        {say("changesFrom", { version: from })}{" "}
        <a href={placeholder("asset", feed)}>{say("changesFeed")}</a>
      </p>
      {groups.length === 0 && <p>{say("noChanges")}</p>}
      {groups.map(({ kind, title, changes: own }) =>
        createElement(
          Fragment,
          { key: kind },
          headingElement(say(title), tools),
          <ul className="api-changes">
            {own.map((change) => changeItem(change, routes[change.id], tools))}
          </ul>,
        ),
      )}
    </>
  );
}

function changeItem(change: ApiChange, route: string | undefined, tools: PageTools): ReactNode {
  const { kind, id, method, path, summary, details } = change;
  const label = summary || path;
  tools.note(`${label} ${method.toUpperCase()} ${path}`);
  return (
    <li key={id}>
      {methodBadge(method)}{" "}
      {route === undefined || kind === "removed" ? (
        label
      ) : (
        <a href={placeholder("route", route)}>{label}</a>
      )}{" "}
      <code>{path}</code>
      {details.length > 0 && (
        <ul>
          {details.map(({ text, isBreaking }) => {
            tools.note(text);
            return (
              <li key={text}>
                {withParts(text)}.{isBreaking && " "}
                {isBreaking && <span className="api-flag">{tools.say("breaking")}</span>}
              </li>
            );
          })}
        </ul>
      )}
    </li>
  );
}

/** Parts of requests and answers, as "body.owner" and "200[].id", are code. */
function withParts(text: string): ReactNode[] {
  return text
    .split(/(\S*(?:\[\]|[^\s.]\.[^\s.])\S*)/)
    .map((piece, index) =>
      index % 2 === 1 ? createElement("code", { key: index }, piece) : piece,
    );
}
