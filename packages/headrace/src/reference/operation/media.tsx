import type { ReactNode } from "react";
import type { ApiEncoding, ApiExample, ApiMedia, Schema } from "../../model/api.ts";
import { codeBlock, proseBlock, tabsElement } from "../elements.tsx";
import type { PageTools, ShownSchema } from "../page-tools.ts";
import { type SayApi, withElements } from "../say.ts";
import { sameAs, schemaKey, topPlace } from "../schemas/schema-place.tsx";
import { describe } from "../schemas/schema-properties.ts";
import { schemaBody } from "../schemas/schema-tree.tsx";
import { fieldType } from "../schemas/schema-words.ts";
import { itemEncodings, namedEncodings, partSentence } from "./encodings.ts";
import { exampleLabels, exampleLanguage, exampleName, exampleText } from "./example-text.ts";
import { headerList } from "./parameters.tsx";

/** Whose body it is. */
export interface MediaPlace {
  /** Names from the section down: ids begin with them. */
  path: readonly string[];
  /** Id of the element that holds the body. */
  id: string;
  /** In words, for bodies further down that are equal. */
  label: string;
  /** Examples that stand elsewhere on the page. */
  shownExamples?: readonly ApiExample[];
  /** It is part of a request. */
  isSent?: boolean;
}

/** A body in all its media types: one after its name, several as tabs. */
export function mediaTypes(
  content: readonly ApiMedia[],
  place: MediaPlace,
  tools: PageTools,
): ReactNode {
  const [only] = content;
  if (!only) return null;
  if (content.length === 1) return media(only, place, tools);
  const items = content.map((item, index) => {
    // The first keeps the short ids: links to it outlive a second media type.
    const path = index === 0 ? place.path : [...place.path, item.type];
    return { value: item.type, label: item.type, content: media(item, { ...place, path }, tools) };
  });
  return tabsElement(items, "", tools);
}

function media(item: ApiMedia, place: MediaPlace, tools: PageTools): ReactNode {
  const { schema, type, examples, encoding } = item;
  const { say } = tools;
  const typeOf = (own: Schema) => fieldType({ name: own.name ?? "" }, own, say);
  tools.note(`${type} ${schema?.name ?? ""}`);
  return (
    <>
      <p className="api-media">
        <code>{type}</code>{" "}
        {schema && (
          <span className="api-type">
            {item.stream ? say("streamOf", { type: typeOf(schema) }) : typeOf(schema)}
          </span>
        )}
      </p>
      {proseBlock(tools.prose(item.description))}
      {schema && bodySchema(withoutExamples(schema, examples), place, tools)}
      {itemEncodings(item, say).map((part) => encodingWords(part, place, tools))}
      {namedEncodings(encoding).map((part) => encodingWords(part, place, tools))}
      {exampleList(
        examples.filter((example) => !place.shownExamples?.includes(example)),
        item,
        tools,
      )}
    </>
  );
}

/** The schema but for what stands on the page as an example of the body: whole, and in lines. */
function withoutExamples(schema: Schema, shown: readonly ApiExample[]): Schema {
  const { examples, ...rest } = schema;
  const texts = new Set(shown.map(({ value }) => JSON.stringify(value)));
  return examples?.every((value) => texts.has(JSON.stringify(value))) ? rest : schema;
}

/** One example as it is, several behind a switch. */
function exampleList(
  examples: readonly ApiExample[],
  media: ApiMedia,
  tools: PageTools,
): ReactNode {
  const blocks = examples.map((example) => exampleBlock(example, media, tools));
  if (examples.length < 2) return blocks;
  const labels = exampleLabels(examples, tools.say);
  const items = labels.map((label, index) => ({ value: label, label, content: blocks[index] }));
  return (
    <>
      <p className="api-label">{tools.say("examples")}</p>
      {tabsElement(items, "", tools)}
    </>
  );
}

/** How one field of a form is written. */
function encodingWords(
  { name, contentType, style, explode, headers = [] }: ApiEncoding & { name: string },
  place: MediaPlace,
  tools: PageTools,
): ReactNode {
  const path = [...place.path, name, "header"];
  const id = headers.length > 0 ? tools.ids.add(...place.path, name, "part") : undefined;
  const at = { id: id ?? "", label: tools.say("thePart", { name }) };
  const shown = headers.length > 0 && tools.findShown(`part ${JSON.stringify(headers)}`, at);
  return (
    <div key={name} id={id}>
      <p className="api-rules">
        {withElements(tools.say(partSentence({ contentType, style, explode })), {
          name: <code>{name}</code>,
          type: <code>{contentType}</code>,
        })}
      </p>
      {shown ? sameHeaders(shown, tools.say) : headerList(headers, path, tools)}
    </div>
  );
}

function sameHeaders({ id, label }: ShownSchema, say: SayApi): ReactNode {
  return (
    <p className="api-rules">
      {withElements(say("headersOf"), { place: <a href={`#${id}`}>{label}</a> })}
    </p>
  );
}

/** A schema that stands on the page already is not drawn again. */
function bodySchema(schema: Schema, place: MediaPlace, tools: PageTools): ReactNode {
  const shown = hasParts(schema) && tools.findShown(`body ${schemaKey(schema, place)}`, place);
  if (shown) return sameAs(shown, tools.say);
  return (
    <>
      {proseBlock(tools.prose(describe(schema, tools.say)))}
      {schemaBody(schema, topPlace(place.path, place.id, { isSent: place.isSent ?? false }), tools)}
    </>
  );
}

function hasParts({ properties, items, variants }: Schema): boolean {
  return Boolean(properties?.length || items || variants);
}

/** "Example: a team". */
export function exampleTitle(example: ApiExample, say: SayApi): string {
  const called = exampleName(example);
  return called ? say("exampleNamed", { name: called }) : say("example");
}

/** An example with what its author says of it. */
export function exampleBlock(
  example: ApiExample,
  media: Pick<ApiMedia, "type" | "schema">,
  tools: PageTools,
): ReactNode {
  const title = exampleTitle(example, tools.say);
  const text = exampleText(example, media);
  const source = { text, title, language: exampleLanguage(media.type) };
  return (
    <div className="api-example" key={`${media.type} ${example.name}`}>
      {proseBlock(tools.prose(example.description))}
      {example.href === undefined ? (
        codeBlock(source, tools)
      ) : (
        <p className="api-rules">
          {withElements(tools.say("exampleAt"), {
            title,
            address: <a href={example.href}>{example.href}</a>,
          })}
        </p>
      )}
    </div>
  );
}
