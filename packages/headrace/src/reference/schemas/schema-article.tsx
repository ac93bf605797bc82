import { createElement, Fragment, type ReactNode } from "react";
import { generateValue } from "../../api/values/generate-value.ts";
import { placeholder } from "../../model/placeholders.ts";
import {
  codeBlock,
  descriptionLinks,
  headingElement,
  methodBadge,
  proseBlock,
} from "../elements.tsx";
import { exampleText } from "../operation/example-text.ts";
import type { PageTools } from "../page-tools.ts";
import type { SchemaListSource, SchemaSource } from "../reference-source.ts";
import { topPlace } from "./schema-place.tsx";
import { schemaBody } from "./schema-tree.tsx";
import { typeWords } from "./schema-words.ts";

/** The whole article of a schema. */
export function schemaArticle(source: SchemaSource, tools: PageTools): ReactNode {
  const { schema: page, usedBy, context } = source;
  const { schema, name } = page;
  const value = schema.examples?.[0] ?? generateValue(schema, "response");
  tools.note(name);
  return (
    <>
      <h1>{name}</h1>
      <p className="api-media">
        <span className="api-type">{typeWords(schema)}</span>
      </p>
      {schema.title && schema.title !== name && <p>{schema.title}</p>}
      {proseBlock(tools.prose(schema.description))}
      {schemaBody(schema, topPlace(["schema"], "schema"), tools)}
      {headingElement("Example", tools)}
      {codeBlock({ text: exampleText({ value }), language: "json" }, tools)}
      {usedBy.length > 0 && headingElement("Used by", tools)}
      {usedBy.length > 0 && (
        <ul className="api-used-by">
          {usedBy.map(({ label, route, method }) => (
            <li key={route}>
              {method && methodBadge(method)} <a href={placeholder("route", route)}>{label}</a>
            </li>
          ))}
        </ul>
      )}
      {descriptionLinks(context)}
    </>
  );
}

/** About how many elements of a page may show a list. */
const LIST_ELEMENTS = 4000;

/** The list of all schemas that have pages; thousands of them are told with fewer words. */
export function schemaListArticle(source: SchemaListSource, tools: PageTools): ReactNode {
  const { schemas, context } = source;
  const described = schemas.filter(({ description }) => description !== "");
  const isShort = 2 * schemas.length + described.length <= LIST_ELEMENTS;
  const items = schemas.map(({ name, route, description }) => {
    tools.note(name);
    const words = isShort ? description : "";
    return { link: <a href={placeholder("route", route)}>{name}</a>, route, words };
  });
  return (
    <>
      <h1>Schemas</h1>
      <p>These are too large for the pages of operations, or nothing else refers to them.</p>
      {2 * schemas.length > LIST_ELEMENTS ? (
        <p>{items.map(({ link, route }) => createElement(Fragment, { key: route }, link, " "))}</p>
      ) : (
        <ul className="api-families">
          {items.map(({ link, route, words }) => (
            <li key={route}>
              {link}
              {words !== "" && <p>{tools.firstSentence(words)}</p>}
            </li>
          ))}
        </ul>
      )}
      {descriptionLinks(context)}
    </>
  );
}
