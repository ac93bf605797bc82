import type { ReactNode } from "react";
import type { Schema } from "../../model/api.ts";
import { codeBlock, proseBlock } from "../elements.tsx";
import type { PageTools } from "../page-tools.ts";
import { type SchemaPlace, sameAs, valuesShownElsewhere } from "./schema-place.tsx";
import { valueWords } from "./schema-words.ts";

/** What schemas say that are merged into this one, and where to read on. */
export function notes({ notes: texts = [], externalDocs }: Schema, tools: PageTools): ReactNode {
  return (
    <>
      {texts.map((text) => (
        <div className="api-note" key={text}>
          {proseBlock(tools.prose(text))}
        </div>
      ))}
      {externalDocs && (
        <div className="api-note">
          {proseBlock(tools.link(externalDocs.label, externalDocs.href))}
        </div>
      )}
    </>
  );
}

/** Of a value with its meaning, which has elements of its own. */
const ROW_ELEMENTS = 4;

/** Allowed values with their meanings, where those are told; a text where they are too many. */
export function enumList(schema: Schema, place: SchemaPlace, tools: PageTools): ReactNode {
  const { enum: values = [], enumDescriptions } = schema;
  if (!enumDescriptions) return null;
  const shown = valuesShownElsewhere(schema, place, tools);
  if (shown) return sameAs(shown, tools.say);
  const rows = values.map((value, index) => ({
    name: valueWords(value),
    meaning: tools.prose(enumDescriptions[index]),
  }));
  const elements = rows.map(
    ({ meaning }) => ROW_ELEMENTS + (meaning.html.match(/<\w/g)?.length ?? 0),
  );
  if (!tools.hasRoom(elements.reduce((sum, own) => sum + own, 0))) {
    const lines = rows.map(({ name, meaning }) => `${name}: ${meaning.text}`);
    return codeBlock({ text: lines.join("\n"), language: "text" }, tools);
  }
  return (
    <dl className="api-scopes">
      {rows.map(({ name, meaning }) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{proseBlock(meaning)}</dd>
        </div>
      ))}
    </dl>
  );
}
