import type { ReactNode } from "react";
import { fill, type Messages } from "../model/messages/messages.ts";
import type { PageData, PageSeries, SeriesStep } from "../model/page.ts";
import { encodeRoute } from "../model/routes.ts";
import { useMessages } from "./messages-context.ts";
import { SiteLink } from "./site-link.tsx";

interface SeriesProps {
  page: PageData;
  /** Routes of the steps that the reader has checked off. */
  doneSteps: readonly string[];
}

/** Above a page of a series: which step it is, the time that is left, and a way to each step. */
export function SeriesHeader({ page, doneSteps }: SeriesProps): ReactNode {
  const messages = useMessages();
  const { series, route } = page;
  if (!series) return null;
  return (
    <nav className="series" aria-label={fill(messages.steps, { label: series.label })}>
      <p>
        <strong>{positionOf(series, route, messages)}</strong>{" "}
        <span>{timeLeft(series, route, messages)}</span>
      </p>
      <ol>
        {series.steps.map(({ label, route: step }) => (
          <li key={step}>
            <SiteLink
              href={encodeRoute(step)}
              title={label}
              aria-label={doneSteps.includes(step) ? fill(messages.stepDone, { label }) : label}
              aria-current={step === route ? "step" : undefined}
              data-done={doneSteps.includes(step) ? "" : undefined}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Below a step: checks it off, or takes that back. */
export function StepDone({
  page,
  doneSteps,
  onToggle,
}: SeriesProps & { onToggle(route: string): void }): ReactNode {
  const messages = useMessages();
  const { series, route } = page;
  if (!series || indexOf(series, route) === -1) return null;
  const isDone = doneSteps.includes(route);
  const done = series.steps.filter((step) => doneSteps.includes(step.route)).length;
  return (
    <div className="step-done needs-script">
      <button type="button" aria-pressed={isDone} onClick={() => onToggle(route)}>
        <span className="step-box" aria-hidden="true" />
        {isDone ? messages.markedStep : messages.markStep}
      </button>
      <span aria-live="polite">
        {fill(messages.stepsDone, { done, count: series.steps.length })}
      </span>
    </div>
  );
}

/** The step that a page of a series leads to; `undefined` when it is the last. */
export function nextStep({ series, next }: PageData): SeriesStep | undefined {
  return series?.steps.find((step) => step.route === next?.route);
}

function indexOf({ steps }: PageSeries, route: string): number {
  return steps.findIndex((step) => step.route === route);
}

function positionOf(series: PageSeries, route: string, messages: Messages): string {
  const number = indexOf(series, route) + 1;
  const count = series.steps.length;
  return number === 0
    ? fill(messages.stepCount, { count })
    : fill(messages.stepOf, { number, count });
}

/** With the step itself; of a page that is none, the time of all. */
function timeLeft(series: PageSeries, route: string, messages: Messages): string {
  const rest = series.steps.slice(Math.max(0, indexOf(series, route)));
  const count = rest.reduce((sum, step) => sum + step.minutes, 0);
  const isAll = rest.length === series.steps.length;
  return fill(isAll ? messages.minutesInAll : messages.minutesLeft, { count });
}
