import type { ReactNode } from "react";
import type { CallableOperation } from "../../model/api.ts";
import { localized } from "../../model/messages/localized.ts";
import { fill } from "../../model/messages/messages.ts";
import type { Answer, Arrival, Outcome } from "../exchange/exchange.ts";
import type { SendingState } from "../use-sending.ts";
import { BodyView } from "./body-view.tsx";
import { FailureView } from "./failure-view.tsx";
import { HeaderList } from "./header-list.tsx";
import { documentedResponse, missingHeaders } from "./hidden-headers.ts";
import { statusLine } from "./status-text.ts";
import { formatSize, formatTime } from "./units.ts";

/** Properties of `ResponseView`. */
export interface ResponseViewProps {
  operation: CallableOperation;
  state: SendingState;
  /** True when the server runs in the page, where nothing hides headers. */
  isPractice: boolean;
}

/** What came back, while it comes and when it has come. */
export function ResponseView({ operation, state, isPractice }: ResponseViewProps): ReactNode {
  switch (state.status) {
    case "idle":
      return null;
    case "sending":
      return state.arrival ? (
        <ArrivalView arrival={state.arrival} />
      ) : (
        <p>{localized("waiting")}</p>
      );
    case "done":
      return state.outcome.kind === "failure" ? (
        <FailureView failure={state.outcome.failure} />
      ) : (
        <AnswerView
          answer={state.outcome.answer}
          url={state.url}
          operation={operation}
          isPractice={isPractice}
        />
      );
  }
}

/** One sentence about an outcome, for those who do not see it. */
export function outcomeSentence(outcome: Outcome, failureTitle: string): string {
  if (outcome.kind === "failure") return `${failureTitle}.`;
  const { status, statusText, totalMs, bytes } = outcome.answer;
  return `${statusLine(status, statusText)}, ${formatTime(totalMs)}, ${formatSize(bytes)}.`;
}

function ArrivalView({ arrival }: { arrival: Arrival }): ReactNode {
  return (
    <>
      <StatusBar
        arrival={arrival}
        time={fill(localized("timeToHead"), { time: formatTime(arrival.headMs) })}
      />
      <p className="console-hint">
        {arrival.liveText ? localized("receivingEvents") : localized("receivingBody")}
      </p>
      {arrival.liveText && (
        <section className="code-block" aria-label={localized("events")}>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be within reach of keys */}
          <pre className="console-text" tabIndex={0}>
            {arrival.liveText}
          </pre>
        </section>
      )}
    </>
  );
}

function StatusBar({ arrival, time }: { arrival: Arrival; time: string }): ReactNode {
  const { status, statusText, bytes } = arrival;
  return (
    <p className="console-status" data-class={String(status)[0]}>
      <strong>{statusLine(status, statusText)}</strong>
      <span>{time}</span>
      <span>{formatSize(bytes)}</span>
    </p>
  );
}

interface AnswerViewProps {
  answer: Answer;
  url: string;
  operation: CallableOperation;
  isPractice: boolean;
}

function AnswerView({ answer, url, operation, isPractice }: AnswerViewProps): ReactNode {
  const documented = documentedResponse(operation.responses, answer.status);
  return (
    <>
      <StatusBar arrival={answer} time={formatTime(answer.totalMs)} />
      {answer.end !== "complete" && <p className="console-error">{endNote(answer.end)}</p>}
      {!documented && <p className="console-hint">{localized("undocumentedStatus")}</p>}
      <HeaderList
        headers={answer.headers}
        missing={missingHeaders(documented, answer.headers)}
        canBeHidden={!isPractice}
      />
      <BodyView answer={answer} url={url} />
    </>
  );
}

function endNote(end: Exclude<Answer["end"], "complete">): string {
  switch (end) {
    case "cancelled":
      return localized("endCancelled");
    case "timeout":
      return localized("endTimeout");
    case "capped":
      return localized("endCapped");
    case "broken":
      return localized("endBroken");
  }
}
