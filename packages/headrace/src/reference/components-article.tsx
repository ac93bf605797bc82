import { createElement, Fragment, type ReactNode } from "react";
import type { ApiComponents, UnplacedFact } from "../model/api.ts";
import { descriptionLinks, headingElement, proseBlock, ruleBlock } from "./elements.tsx";
import { exampleBlock, mediaTypes } from "./operation/media.tsx";
import { requestDetails } from "./operation/operation-article.tsx";
import { serverList } from "./operation/operation-facts.tsx";
import {
  headerList,
  PARAMETER_PLACES,
  parameterList,
  parametersIn,
} from "./operation/parameters.tsx";
import { linkList, responseList } from "./operation/responses.tsx";
import type { PageTools } from "./page-tools.ts";
import type { ComponentsSource } from "./reference-source.ts";
import type { ApiSentence } from "./say.ts";

/** The whole article of what a description holds and no operation shows. */
export function componentsArticle(source: ComponentsSource, tools: PageTools): ReactNode {
  const { components, linked, context, page } = source;
  const { headers, responses, links, operations, paths, unplaced } = components;
  return (
    <>
      <h1>{page.label}</h1>
      <p>{tools.say("componentsText")}</p>
      {section({ title: "pathsWithoutOperations", count: paths.length }, tools, () =>
        pathList(paths, tools),
      )}
      {PARAMETER_PLACES.map((place) => {
        const own = parametersIn(components, place.in);
        return section({ title: place.title, count: own.length }, tools, () =>
          parameterList(own, [], tools),
        );
      })}
      {bodyList(components, tools)}
      {section({ title: "responses", count: responses.length }, tools, () =>
        responseList({ path: [], responses, linked, beside: [] }, tools),
      )}
      {section({ title: "responseHeaders", count: headers.length }, tools, () =>
        headerList(headers, ["header"], tools),
      )}
      {section({ title: "links", count: links.length }, tools, () =>
        linkList({ links }, { linked }, tools),
      )}
      {section({ title: "callbacksAndPaths", count: operations.length }, tools, () =>
        operations.map((operation) => requestDetails(operation, source, tools)),
      )}
      {exampleList(components, tools)}
      {section({ title: "unplaced", count: unplaced.length }, tools, () =>
        unplacedList(unplaced, tools),
      )}
      {descriptionLinks(context, tools)}
    </>
  );
}

/** A heading and what stands below it; nothing where there is nothing. */
function section(
  { title, count }: { title: ApiSentence; count: number },
  tools: PageTools,
  write: () => ReactNode,
): ReactNode {
  if (count === 0) return null;
  const heading = headingElement(tools.say(title), tools);
  return createElement(Fragment, { key: title }, heading, write());
}

function pathList(paths: ApiComponents["paths"], tools: PageTools): ReactNode {
  return (
    <ul className="api-families">
      {paths.map(({ path, summary, description, servers, parameters }) => {
        tools.note(`${path} ${summary}`);
        return (
          <li key={path}>
            <code>{path}</code> {summary}
            {proseBlock(tools.prose(description))}
            {serverList(servers, { always: true }, tools)}
            {parameterList(parameters, [path], tools)}
          </li>
        );
      })}
    </ul>
  );
}

/** What has no meaning where it stands, with its place. */
function unplacedList(facts: readonly UnplacedFact[], tools: PageTools): ReactNode {
  const pointers = [...new Set(facts.map(({ pointer }) => pointer))];
  return pointers.map((pointer) => {
    const own = facts.filter((fact) => fact.pointer === pointer);
    return (
      <div key={pointer}>
        <p className="api-label">
          <code>{pointer}</code>
        </p>
        {ruleBlock(
          own.filter(isName).map(({ keyword, text }) => ({ text: keyword, values: [text] })),
          tools,
        )}
        {createElement(
          Fragment,
          null,
          ...own.filter((fact) => !isName(fact)).map(({ text }) => proseBlock(tools.prose(text))),
        )}
      </div>
    );
  });
}

function isName({ keyword }: UnplacedFact): boolean {
  return !/^(?:description|summary|title|)$/.test(keyword);
}

function bodyList({ bodies }: ApiComponents, tools: PageTools): ReactNode {
  return section({ title: "requestBodies", count: bodies.length }, tools, () =>
    bodies.map(({ name, body }) => {
      const id = tools.ids.add("body", name);
      tools.note(name);
      return (
        <div id={id} key={name}>
          <p className="api-label">{name}</p>
          {proseBlock(tools.prose(body.description))}
          {mediaTypes(body.content, { path: [id], id, label: name }, tools)}
        </div>
      );
    }),
  );
}

function exampleList({ examples }: ApiComponents, tools: PageTools): ReactNode {
  return section({ title: "examples", count: examples.length }, tools, () =>
    examples.map((example) =>
      exampleBlock(example, { type: "application/json", schema: null }, tools),
    ),
  );
}
