import { createElement, Fragment, type ReactNode } from "react";
import type { ApiExample, Operation } from "../../model/api.ts";
import { ADMONITION_TITLE_CLASS, admonitionClasses } from "../../model/markup/admonitions.ts";
import {
  headingElement,
  LONGEST_ADDRESS,
  methodBadge,
  proseBlock,
  readOnAt,
  titleElement,
  withBreaks,
} from "../elements.tsx";
import type { PageTools } from "../page-tools.ts";
import { type OperationSource, referenceTitle } from "../reference-source.ts";
import { type SayApi, withElements } from "../say.ts";
import { versionSwitch } from "../version-switch.tsx";
import type { OperationArticle } from "./article.ts";
import { aside } from "./aside.tsx";
import { authorization, requirements } from "./authorization.tsx";
import { type AnswerExample, answerExamples, eventExamples, exampleText } from "./example-text.ts";
import { mediaTypes } from "./media.tsx";
import { operationFacts, serverList } from "./operation-facts.tsx";
import { allParameters, PARAMETER_PLACES, parameterList, parametersIn } from "./parameters.tsx";
import { responseList } from "./responses.tsx";
import type { ExampleRequest } from "./samples.ts";

/** The whole article of an operation. */
export function operationArticle(article: OperationArticle, tools: PageTools): ReactNode {
  const { source } = article;
  const { operation } = source;
  // In the order of reading: excerpts begin with a sentence.
  const words = introduction(source, tools);
  const { method, path, responses, operationId = operation.id } = operation;
  tools.note(`${method.toUpperCase()} ${path} ${operationId}`);
  const answers = source.webhook ? eventExamples(operation.body) : answerExamples(responses);
  return (
    <>
      {titleElement(referenceTitle(source))}
      {versionSwitch(source.versions, tools.say)}
      <div className="api-page">
        <div className="api-intro">
          {endpoint(operation, tools.say)}
          {operation.deprecated && deprecation(tools.say)}
          {words}
        </div>
        {aside(article, answers, tools)}
        <div className="api-parts">
          {fieldTools(operation, tools.say)}
          {requestParts(article, source.webhook ? answers : [], tools)}
          {authorization(source, tools)}
          {responseParts(source, source.webhook ? [] : answers, tools)}
          {callbacks(source, tools)}
          {headingElement(tools.say("aboutOperation"), tools)}
          {operationFacts(article, tools)}
        </div>
      </div>
    </>
  );
}

/** Generators write the summary as the description, too. */
function introduction(source: OperationSource, tools: PageTools): ReactNode {
  const { description } = source.operation;
  const words = (text: string) =>
    text
      .replaceAll(/[\s.]+/g, " ")
      .trim()
      .toLowerCase();
  return words(description) === words(referenceTitle(source))
    ? null
    : proseBlock(tools.prose(description, { top: 2 }));
}

/** Method and path; the path can be copied. */
function endpoint({ method, path }: Operation, say: SayApi): ReactNode {
  const parts = path.split(/(\{[^}]*\})/);
  return (
    <div className="code-block api-endpoint">
      {methodBadge(method)}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keyboard */}
      <pre tabIndex={0}>
        <code>
          {parts.map((part, index) =>
            part.startsWith("{") ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change
              <span className="t-constant" key={index}>
                {part}
              </span>
            ) : (
              breakable(part, index)
            ),
          )}
        </code>
      </pre>
      <button
        type="button"
        className="icon-button needs-script"
        data-action="copy-code"
        aria-label={say("copyPath")}
      />
    </div>
  );
}

/** Text of a path that may go on in the next line after each slash but the first. */
function breakable(text: string, index: number): ReactNode {
  if (text.length > LONGEST_ADDRESS) return text;
  const parts = text.split(index === 0 ? /(?<=.\/)/ : /(?<=\/)/);
  // A parameter follows.
  const all = text.endsWith("/") ? [...parts, ""] : parts;
  return createElement(Fragment, { key: index }, ...withBreaks(all));
}

/** Pages with more schemas than this have a filter and a button that opens them all. */
const LARGE_PAGE = 40_000;

function fieldTools(operation: Operation, say: SayApi): ReactNode {
  if (JSON.stringify(operation).length < LARGE_PAGE) return null;
  return (
    <div className="api-field-tools needs-script">
      <input
        type="search"
        data-action="filter-fields"
        aria-label={say("filterFields")}
        placeholder={say("filterByName")}
      />
      <button type="button" className="button quiet" data-action="expand-all" aria-pressed="false">
        {say("expandAll")}
      </button>
    </div>
  );
}

function deprecation(say: SayApi): ReactNode {
  return (
    <div className={admonitionClasses("warning").join(" ")} role="note">
      <p className={ADMONITION_TITLE_CLASS}>{say("deprecatedTitle")}</p>
      <p>{say("deprecatedText")}</p>
    </div>
  );
}

/**
 * What readers write: parameters and body, each under its heading.
 *
 * @param events Examples of what a webhook sends, which stand beside the text.
 */
function requestParts(
  { source, requests }: OperationArticle,
  events: readonly AnswerExample[],
  tools: PageTools,
): ReactNode {
  const { operation, webhook } = source;
  const shownExamples = [...events, ...requests.filter(isWhole)].map(({ example }) => example);
  const place = { path: ["body"], isSent: !webhook, isEvent: webhook, shownExamples };
  return (
    <>
      {PARAMETER_PLACES.map((place) => {
        const parameters = parametersIn(operation, place.in);
        if (parameters.length === 0) return null;
        const title = headingElement(tools.say(place.title), tools);
        return createElement(
          Fragment,
          { key: place.in },
          title,
          parameterList(parameters, [], tools),
        );
      })}
      {operation.body && [
        <Fragment key="heading">{headingElement(tools.say("requestBody"), tools)}</Fragment>,
        <Fragment key="body">{requestBody(operation, place, tools)}</Fragment>,
      ]}
    </>
  );
}

/** @param beside Their examples that stand beside the text. */
function responseParts(
  { operation, linked }: OperationSource,
  beside: readonly AnswerExample[],
  tools: PageTools,
): ReactNode {
  const { responses } = operation;
  if (responses.length === 0) return null;
  return (
    <>
      {headingElement(tools.say("responses"), tools)}
      {responseList({ path: [], responses, linked, beside }, tools)}
    </>
  );
}

/** Whether one of its samples has the example as it stands, so that it need not stand elsewhere. */
function isWhole({ media, example, samples }: ExampleRequest): boolean {
  const text = exampleText(example, media);
  return samples.some((sample) => sample.text.includes(text));
}

interface RequestBodyPlace {
  path: readonly string[];
  /** By readers; what the API sends holds what is read-only, too. */
  isSent: boolean;
  /** It is what a webhook sends. */
  isEvent: boolean;
  /** They stand beside the text. */
  shownExamples: readonly ApiExample[];
}

function requestBody(
  { body }: Pick<Operation, "body">,
  { isEvent, ...place }: RequestBodyPlace,
  tools: PageTools,
): ReactNode {
  if (!body) return null;
  const at = { ...place, id: place.path.join("."), label: tools.say("bodyOfRequest") };
  return (
    <>
      {!body.required && !isEvent && <p className="api-rules">{tools.say("bodyOptional")}</p>}
      {proseBlock(tools.prose(body.description))}
      {mediaTypes(body.content, at, tools)}
    </>
  );
}

/** Requests that the API makes later on, each whole inside of its details. */
function callbacks(source: OperationSource, tools: PageTools): ReactNode {
  const { operation } = source;
  if (operation.callbacks.length === 0) return null;
  const title = headingElement(tools.say("callbacks"), tools);
  return (
    <>
      {title}
      <div className="api-responses">
        {operation.callbacks.map((one) => requestDetails(one, source, tools))}
      </div>
    </>
  );
}

/** A request that has no page of its own, whole. */
export function requestDetails(
  request: Operation,
  { linked, securitySchemes }: Pick<OperationSource, "linked" | "securitySchemes">,
  tools: PageTools,
): ReactNode {
  const { say } = tools;
  const id = tools.ids.add(`callback-${request.id}`);
  tools.beginSection(id, request.summary || request.id, 3);
  tools.note(`${request.callback ?? ""} ${request.path}`);
  return (
    <details className="api-response" id={id} key={id}>
      <summary>
        {methodBadge(request.method)} <code>{request.path}</code> {request.summary}{" "}
        <span className="api-type">{request.callback}</span>
      </summary>
      {request.deprecated && deprecation(say)}
      {proseBlock(tools.prose(request.description))}
      {readOnAt(request.externalDocs, tools)}
      {request.operationId !== undefined && (
        <p className="api-rules">
          {withElements(say("operationNamed"), { name: <code>{request.operationId}</code> })}
        </p>
      )}
      {request.servers.length > 0 && <p className="api-label">{say("sentTo")}</p>}
      {serverList(request.servers, { always: false }, tools)}
      {request.security.length > 0 && <p className="api-label">{say("authorization")}</p>}
      {requirements(request.security, { securitySchemes, path: [id] }, tools)}
      {allParameters(request).length > 0 && <p className="api-label">{say("parameters")}</p>}
      {parameterList(allParameters(request), [id], tools)}
      {request.body && <p className="api-label">{say("requestBody")}</p>}
      {requestBody(
        request,
        { path: [id, "body"], isSent: false, isEvent: false, shownExamples: [] },
        tools,
      )}
      <p className="api-label">{say("yourAnswer")}</p>
      {responseList({ path: [id], responses: request.responses, linked, beside: [] }, tools)}
    </details>
  );
}
