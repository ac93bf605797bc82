import type { ReactNode } from "react";
import { placeholder } from "../../model/placeholders.ts";
import { codeBlock, headingElement, proseBlock, tabsElement } from "../elements.tsx";
import type { PageTools } from "../page-tools.ts";
import { cutNames, tellingNames } from "../telling-names.ts";
import type { OperationArticle } from "./article.ts";
import {
  type AnswerExample,
  answerText,
  exampleLabels,
  exampleLanguage,
  exampleName,
  LONGEST_NAME,
} from "./example-text.ts";
import type { CodeSampleText } from "./samples.ts";

/** Tabs of this group show the same language on every page. */
const SAMPLE_GROUP = "code-sample";

/** The right column: code samples, the place of the console, an example of what comes back. */
export function aside(
  article: OperationArticle,
  answers: readonly AnswerExample[],
  tools: PageTools,
): ReactNode {
  const { samples, source, noSample } = article;
  const { webhook } = source;
  const { say } = tools;
  if (samples.length === 0 && answers.length === 0 && noSample === "") return null;
  return (
    <div className="api-aside">
      {(samples.length > 0 || noSample !== "") && (
        <div>
          {headingElement(say("request"), tools)}
          {noSample !== "" && (
            <p className="api-rules">{say("noCodeSample", { reason: noSample })}</p>
          )}
          {requestTabs(article, tools)}
          {samples.length > 0 && consolePlace(article, tools)}
        </div>
      )}
      {answers.length > 0 && (
        <div>
          {headingElement(say(webhook ? "exampleRequest" : "exampleResponse"), tools)}
          {answerTabs(answers, tools)}
        </div>
      )}
    </div>
  );
}

/** The request in all languages; with each of several bodies behind a switch. */
function requestTabs({ samples, requests }: OperationArticle, tools: PageTools): ReactNode {
  if (samples.length === 0) return null;
  if (requests.length === 0) return sampleTabs(samples, tools);
  const labels = exampleLabels(
    requests.map(({ example }) => example),
    tools.say,
  );
  const authored = samples.slice(requests[0]?.samples.length);
  const items = requests.map(({ example, samples: made }, index) => ({
    value: example.name,
    label: labels[index] ?? "",
    content: (
      <>
        {labels[index] !== exampleName(example) && (
          <p className="api-rules">{exampleName(example)}</p>
        )}
        {proseBlock(tools.prose(example.description))}
        {sampleTabs(index === 0 ? [...made, ...authored] : made, tools)}
      </>
    ),
  }));
  return tabsElement(items, "", tools);
}

function sampleTabs(samples: readonly CodeSampleText[], tools: PageTools): ReactNode {
  const items = samples.map(({ id, label, language, text }) => ({
    value: id,
    label,
    content: codeBlock({ text, language, breaksAddresses: true }, tools),
  }));
  return tabsElement(items, SAMPLE_GROUP, tools);
}

/** One answer as it is, several behind their statuses. */
function answerTabs(answers: readonly AnswerExample[], tools: PageTools): ReactNode {
  const [only] = answers;
  if (!only) return null;
  const block = (answer: AnswerExample) => {
    const { status, mediaType, example } = answer;
    const language = exampleLanguage(mediaType);
    const title = `${status} ${mediaType}`.trim();
    // Of one answer its name tells it from nothing.
    const words = answers.length > 1 ? exampleName(example) : example.summary;
    return (
      <>
        {words !== "" && <p className="api-rules">{words}</p>}
        {proseBlock(tools.prose(example.description))}
        {codeBlock({ text: answerText(answer), language, title }, tools)}
      </>
    );
  };
  if (answers.length === 1) return block(only);
  const items = answers.map((answer, index) => {
    const { status } = answer;
    const label = answerLabel(
      answer,
      answers.filter((other) => other.status === status),
    );
    return { value: `${index} ${label}`, label, content: block(answer) };
  });
  return tabsElement(items, "", tools);
}

/** Of the words for one of several examples: tabs stand in a row. */
const LONGEST_LABEL = 24;

/** What tells an answer from the others of its status: short words of it, else its number. */
function answerLabel(answer: AnswerExample, sameStatus: readonly AnswerExample[]): string {
  if (sameStatus.length === 1) return shortened(answer.status);
  const place = sameStatus.indexOf(answer);
  const names = sameStatus.map(({ example }) => exampleName(example));
  const types = sameStatus.map(({ mediaType }) => mediaType.replace(/^[^/]*\//, ""));
  const words =
    tellingNames([names, types, cutNames(names, LONGEST_LABEL)], { each: LONGEST_LABEL }) ??
    tellingNames([cutNames(names, LONGEST_NAME)], { each: LONGEST_NAME });
  return `${answer.status} ${words ? words[place] : `(${place + 1})`}`.trim();
}

/** Of many statuses the first and the last: the title of the example has them all. */
function shortened(statuses: string): string {
  if (statuses.length <= LONGEST_LABEL) return statuses;
  const all = statuses.split(", ");
  return `${all.slice(0, 2).join(", ")}, … ${all.at(-1) ?? ""}`;
}

/** Where the console comes to stand when the reader asks for it. */
function consolePlace({ dataFile, source }: OperationArticle, { say }: PageTools): ReactNode {
  const { practice } = source.context;
  return (
    <div
      className="api-console needs-script"
      data-operation={placeholder("asset", dataFile)}
      data-practice={practice === null ? undefined : placeholder("asset", practice)}
    >
      <button type="button" className="button">
        {say("tryIt")}
      </button>
    </div>
  );
}
