import { Fragment, type ReactNode } from "react";
import { generateValue } from "../../api/values/generate-value.ts";
import type { Schema } from "../../model/api.ts";
import { byLetter } from "../../model/markup/by-letter.ts";
import { placeholder } from "../../model/placeholders.ts";
import {
  codeBlock,
  descriptionLinks,
  headingElement,
  methodBadge,
  namedLink,
  namedLinks,
  pageList,
  proseBlock,
  titleElement,
} from "../elements.tsx";
import { exampleText } from "../operation/example-text.ts";
import type { PageTools } from "../page-tools.ts";
import type { SchemaListSource, SchemaSource } from "../reference-source.ts";
import { topPlace } from "./schema-place.tsx";
import { schemaBody } from "./schema-tree.tsx";
import { isLongValue, typeWords, valueWords } from "./schema-words.ts";

/** The whole article of a schema. */
export function schemaArticle(source: SchemaSource, tools: PageTools): ReactNode {
  const { schema: page, usedBy, context } = source;
  const { schema, name } = page;
  const value = schema.examples?.[0] ?? generateValue(schema, "response");
  tools.note(name);
  return (
    <>
      {titleElement(name)}
      <p className="api-media" id={tools.ids.add("schema")}>
        <span className="api-type">{typeWords({ ...schema, name: "", title: "" }, tools.say)}</span>
      </p>
      {schema.title && schema.title !== name && <p>{schema.title}</p>}
      {proseBlock(tools.prose(schema.description, { top: 2 }))}
      {schemaBody(withoutShown(schema), topPlace(["schema"], "schema"), tools)}
      {headingElement(tools.say("example"), tools)}
      {codeBlock({ text: exampleText({ value }), language: "json" }, tools)}
      {usedBy.length > 0 && headingElement(tools.say("usedBy"), tools)}
      {usedBy.length > 0 && (
        <ul className="api-used-by">
          {usedBy.map(({ label, route, method }) => (
            <li key={route}>
              {method && methodBadge(method)} <a href={placeholder("route", route)}>{label}</a>
            </li>
          ))}
        </ul>
      )}
      {descriptionLinks(context, tools)}
    </>
  );
}

/** The schema but for a long example that stands on the page in whole. */
function withoutShown(schema: Schema): Schema {
  const { examples: [first, ...examples] = [], ...rest } = schema;
  const isShown = first !== undefined && isLongValue(valueWords(first));
  return isShown ? { ...rest, examples } : schema;
}

/** About how many elements of a page may show a list. */
const LIST_ELEMENTS = 4000;

/** The list of all schemas that have pages; thousands of them are told with fewer words. */
export function schemaListArticle(source: SchemaListSource, tools: PageTools): ReactNode {
  const { context, page } = source;
  const schemas = source.schemas.map((schema, index) =>
    index < LIST_ELEMENTS ? schema : { ...schema, route: "" },
  );
  const described = schemas.filter(({ description }) => description !== "");
  const isShort = 2 * schemas.length + described.length <= LIST_ELEMENTS;
  const listOf = (some: readonly ListedSchema[]) => {
    const told = isShort ? some : some.map((schema) => ({ ...schema, description: "" }));
    return 2 * schemas.length > LIST_ELEMENTS ? namedLinks(told, tools) : schemaItems(told, tools);
  };
  const letters = byLetter(schemas, ({ name }) => name);
  return (
    <>
      <h1>{page.label}</h1>
      <p>{tools.say("schemaListText")}</p>
      {letters?.map(([letter, some]) => (
        <Fragment key={letter}>
          {headingElement(letter, tools)}
          {listOf(some)}
        </Fragment>
      )) ?? listOf(schemas)}
      {descriptionLinks(context, tools)}
    </>
  );
}

type ListedSchema = SchemaListSource["schemas"][number];

function schemaItems(schemas: readonly ListedSchema[], tools: PageTools): ReactNode {
  return pageList(
    schemas.map((schema) => (
      <li key={schema.route}>
        {namedLink(schema, tools)}
        {schema.description !== "" && <p>{tools.firstSentence(schema.description)}</p>}
      </li>
    )),
  );
}
