import type { ReactNode } from "react";
import { placeholder } from "../model/placeholders.ts";
import type { OperationArticle } from "./article.ts";
import { codeBlock, heading, tabs } from "./elements.tsx";
import { answerExample, exampleLanguage, exampleText } from "./example-text.ts";
import type { PageTools } from "./page-tools.ts";

/** Tabs of this group show the same language on every page. */
const SAMPLE_GROUP = "code-sample";

/** The right column: code samples, the place of the console, an example of what comes back. */
export function aside(article: OperationArticle, tools: PageTools): ReactNode {
  const { samples, source, noSample } = article;
  const answer = source.webhook ? undefined : answerExample(source.operation.responses);
  if (samples.length === 0 && !answer && noSample === "") return null;
  const items = samples.map(({ id, label, language, text }) => ({
    value: id,
    label,
    content: codeBlock({ text, language }, tools),
  }));
  return (
    <div className="api-aside">
      {(items.length > 0 || noSample !== "") && heading("Request", tools)}
      {noSample !== "" && <p className="api-rules">There is no code sample: {noSample}</p>}
      {items.length > 0 && tabs(items, SAMPLE_GROUP, tools)}
      {items.length > 0 && consolePlace(article)}
      {answer && heading("Example response", tools)}
      {answer &&
        codeBlock(
          {
            text: exampleText(answer.example),
            language: exampleLanguage(answer.mediaType),
            title: `${answer.status} ${answer.mediaType}`,
          },
          tools,
        )}
    </div>
  );
}

/** Where the console comes to stand when the reader asks for it. */
function consolePlace({ dataFile, source }: OperationArticle): ReactNode {
  const { practice } = source.context;
  return (
    <div
      className="api-console needs-script"
      data-operation={placeholder("asset", dataFile)}
      data-practice={practice === null ? undefined : placeholder("asset", practice)}
    >
      <button type="button" className="button">
        Try it
      </button>
    </div>
  );
}
