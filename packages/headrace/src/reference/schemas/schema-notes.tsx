import type { ReactNode } from "react";
import type { Schema } from "../../model/api.ts";
import { proseBlock } from "../elements.tsx";
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

/** Allowed values with their meanings, where those are told. */
export function enumList(schema: Schema, place: SchemaPlace, tools: PageTools): ReactNode {
  const { enum: values = [], enumDescriptions } = schema;
  if (!enumDescriptions) return null;
  const shown = valuesShownElsewhere(schema, place, tools);
  if (shown) return sameAs(shown, tools.say);
  return (
    <dl className="api-scopes">
      {values.map((value, index) => (
        <div key={valueWords(value)}>
          <dt>
            <code>{valueWords(value)}</code>
          </dt>
          <dd>{proseBlock(tools.prose(enumDescriptions[index]))}</dd>
        </div>
      ))}
    </dl>
  );
}
