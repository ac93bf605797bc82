import type { ReactNode } from "react";
import type { CallableOperation } from "../../model/api.ts";
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
        <p>Waiting for the answer…</p>
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
      <StatusBar arrival={arrival} time={`${formatTime(arrival.headMs)} to the head`} />
      <p className="console-hint">
        {arrival.liveText ? "Receiving events…" : "Receiving the body…"}
      </p>
      {arrival.liveText && (
        <section className="code-block" aria-label="Events">
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
      {answer.end !== "complete" && <p className="console-error">{END_NOTES[answer.end]}</p>}
      {!documented && <p className="console-hint">The description does not mention this status.</p>}
      <HeaderList
        headers={answer.headers}
        missing={missingHeaders(documented, answer.headers)}
        canBeHidden={!isPractice}
      />
      <BodyView answer={answer} url={url} />
    </>
  );
}

const END_NOTES: Readonly<Record<Exclude<Answer["end"], "complete">, string>> = {
  cancelled: "You cancelled while the body arrived. Here is what had come.",
  timeout: "The time was over while the body arrived. Here is what had come.",
  capped: "Here are the first 100 MB of the body; the rest was not read.",
  broken: "The connection broke off while the body arrived. Here is what had come.",
};
