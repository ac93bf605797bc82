import { createElement, type ReactNode } from "react";
import type { ApiHeader, ApiResponse } from "../../model/api.ts";
import { placeholder } from "../../model/placeholders.ts";
import { proseBlock, ruleBlock } from "../elements.tsx";
import type { PageTools, ShownSchema } from "../page-tools.ts";
import { joined, type SayApi, withElements } from "../say.ts";
import { schemaKey } from "../schemas/schema-place.tsx";
import { idOf } from "../unique-ids.ts";
import { type AnswerExample, isShownBeside, isSuccess } from "./example-text.ts";
import { mediaTypes } from "./media.tsx";
import { serverList } from "./operation-facts.tsx";
import { headerList } from "./parameters.tsx";
import { statusWords } from "./status-words.ts";

/** What the responses of one operation share. */
interface ResponsesPlace {
  path: readonly string[];
  responses: readonly ApiResponse[];
  /** Routes by operationId. */
  linked: Record<string, string>;
  /** Examples that stand beside the text. */
  beside: readonly AnswerExample[];
}

/**
 * Every response as native details; that of success is open. Those that stand on the page already,
 * as errors of callbacks do, are named together.
 */
export function responseList(place: ResponsesPlace, tools: PageTools): ReactNode {
  const first = place.responses.find(({ status }) => isSuccess(status)) ?? place.responses[0];
  const headers = new Map<string, { id: string; status: string }>();
  const known = place.responses.flatMap((response) => {
    const id = idOf(...place.path, `response-${response.status}`);
    const shown = tools.findShown(responseKey(response), { id, label: response.status });
    return response !== first && shown ? [{ response, shown }] : [];
  });
  const others = place.responses.filter((one) => known.every(({ response }) => response !== one));
  const items = others.map((response) => {
    const write = () =>
      responseDetails(response, { ...place, headers, isOpen: response === first }, tools);
    // Operations fail in the same ways: a page about the error answers who searches for it.
    return isFailure(response) ? tools.unsearched(write) : write();
  });
  return createElement(
    "div",
    { className: "api-responses" },
    ...items,
    knownResponses(known, tools.say),
  );
}

/** Equal for responses that are the same to readers. */
function responseKey({ status, description, headers, content, links }: ApiResponse): string {
  const bodies = content.map(({ schema, ...media }) => [media, schema && schemaKey(schema, {})]);
  return `response ${JSON.stringify([status, description, headers, bodies, links])}`;
}

function knownResponses(
  known: readonly { response: ApiResponse; shown: ShownSchema }[],
  say: SayApi,
): ReactNode {
  if (known.length === 0) return null;
  const places = known.flatMap(({ shown: { id, label } }, index) => [
    index > 0 ? ", " : "",
    <a key={id} href={`#${id}`}>
      {label}
    </a>,
  ]);
  return <p className="api-rules">{withElements(say("sameFurtherUp"), { places })}</p>;
}

function isFailure({ status }: ApiResponse): boolean {
  return /^[45]/.test(status);
}

interface ResponsePlace extends ResponsesPlace {
  /** Headers that stand further up, by their JSON. */
  headers: Map<string, { id: string; status: string }>;
  isOpen: boolean;
}

function responseDetails(response: ApiResponse, place: ResponsePlace, tools: PageTools): ReactNode {
  const { say } = tools;
  const { status, description } = response;
  const words = statusWords(status, say);
  const path = [...place.path, `response-${status}`];
  const id = tools.ids.add(...path);
  tools.beginSection(id, `${status} ${words}`.trim(), 3);
  const prose = tools.prose(description);
  // A link inside of a summary could not be pressed without opening it.
  const isShort = prose.inline !== undefined && !prose.inline.includes("<a ");
  const summary = isShort ? (prose.inline ?? "") : "";
  const shownExamples = response.content
    .flatMap(({ examples }) => examples)
    .filter((example) => isShownBeside(example, response, place.beside));
  const label = say("theResponse", { status });
  return (
    <details className="api-response" id={id} open={place.isOpen}>
      <summary>
        <code className="status" data-status={status[0]}>
          {status}
        </code>{" "}
        {summary === "" ? (
          words
        ) : (
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made by renderProse
          <span dangerouslySetInnerHTML={{ __html: summary }} />
        )}
      </summary>
      {!isShort && proseBlock(prose)}
      {response.content.length === 0 && <p className="api-rules">{say("noBody")}</p>}
      {mediaTypes(response.content, { path, id, label, shownExamples }, tools)}
      {headerGroup(response, { ...place, path }, tools)}
      {linkList(response, place, tools)}
    </details>
  );
}

/** Headers are described where they occur first; further down their names lead there. */
function headerGroup(
  { headers, status }: ApiResponse,
  place: ResponsePlace,
  tools: PageTools,
): ReactNode {
  if (headers.length === 0) return null;
  const known = headers.flatMap((header) => {
    const shown = place.headers.get(JSON.stringify(header));
    return shown ? [{ header, shown }] : [];
  });
  const fresh = headers.filter((header) => !place.headers.has(JSON.stringify(header)));
  const path = [...place.path, "header"];
  for (const header of fresh) {
    const id = idOf(...path, header.name);
    place.headers.set(JSON.stringify(header), { id, status });
  }
  return (
    <details className="api-group">
      <summary>{tools.say("headerCount", { count: headers.length })}</summary>
      {headerList(fresh, path, tools)}
      {known.length > 0 && knownHeaders(known, tools.say)}
    </details>
  );
}

function knownHeaders(
  known: readonly { header: ApiHeader; shown: { id: string; status: string } }[],
  say: SayApi,
): ReactNode {
  const statuses = joined([...new Set(known.map(({ shown }) => shown.status))], "and", say);
  const names = known.flatMap(({ header, shown }, index) => [
    index > 0 ? ", " : "",
    <a key={header.name} href={`#${shown.id}`}>
      {header.name}
    </a>,
  ]);
  const words = withElements(say("headersAsIn"), { statuses, names });
  return <p className="api-rules">{words}</p>;
}

/** What can be called next. */
export function linkList(
  { links }: Pick<ApiResponse, "links">,
  { linked }: Pick<ResponsesPlace, "linked">,
  tools: PageTools,
): ReactNode {
  if (links.length === 0) return null;
  return (
    <>
      <p className="api-label">{tools.say("nextCalls")}</p>
      <ul className="api-fields">
        {links.map(({ name, operationId, target, description, parameters = {}, server }) => {
          const route = linked[operationId];
          tools.note(name);
          return (
            <li className="api-field" key={name}>
              <p className="api-field-head">
                {route === undefined ? (
                  target || operationId || name
                ) : (
                  <a href={placeholder("route", route)}>{operationId}</a>
                )}{" "}
                {(target || operationId || name) !== name && (
                  <span className="api-type">{name}</span>
                )}
              </p>
              {proseBlock(tools.prose(description))}
              {ruleBlock(
                Object.entries(parameters).map(([key, value]) => ({
                  text: tools.say("linkParameter", { name: key }),
                  values: [value],
                })),
                tools,
              )}
              {server !== undefined && <p className="api-rules">{tools.say("sentTo")}</p>}
              {server !== undefined && serverList([server], { always: false }, tools)}
            </li>
          );
        })}
      </ul>
    </>
  );
}
