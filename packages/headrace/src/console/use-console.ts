import { useDeferredValue, useEffect, useMemo, useReducer, useState } from "react";
import { flushSync } from "react-dom";
import type { RequestProblem } from "../api/request/request-error.ts";
import { type SendObstacle, sendability, WHOLE_BODY } from "../api/request/sendability.ts";
import type { ApiRequest } from "../model/api-request.ts";
import { localized } from "../model/messages/localized.ts";
import type { ConsoleProps } from "./console-props.ts";
import { explain } from "./exchange/failure.ts";
import { assemble, shownCredentials } from "./form/assemble.ts";
import { formFrom } from "./form/form-address.ts";
import { type FormState, initialForm } from "./form/form-state.ts";
import { prepareCall } from "./prepare-call.ts";
import { outcomeSentence } from "./response/response-view.tsx";
import type { CredentialStore, SentRequest, Session } from "./session.ts";
import { type SendingState, useSending } from "./use-sending.ts";
import { visitActions } from "./visit-actions.ts";

/** State of an open console, and what can be done with it. */
export interface ConsoleModel {
  form: FormState;
  change(change: Partial<FormState>): void;
  setServer(change: Pick<FormState, "server" | "variables" | "ownServer">): void;
  setTimeoutSeconds(seconds: number): void;
  store: CredentialStore;
  /** Draws again after a change in the store. */
  redraw(): void;
  isPractice: boolean;
  resetPractice(): void;
  /** The request with placeholders for credentials; `null` while the form makes none. */
  shownRequest: ApiRequest | null;
  /** What keeps the request from being made; shown from the first attempt to send it. */
  problems: readonly RequestProblem[];
  obstacles: readonly SendObstacle[];
  sending: SendingState;
  send(): Promise<void>;
  cancel(): void;
  setAsFields(asFields: boolean): void;
  /** Fills the form as it was when a request was sent. */
  restore(sent: SentRequest): void;
  /** Copies an address of this page that opens the console as it is. */
  copyAddress(): Promise<void>;
}

/**
 * Holds together form, samples and exchange.
 *
 * @param onProblems Called when the form makes no request, with its errors in the document.
 */
export function useConsole(props: ConsoleProps, onProblems: () => void): ConsoleModel {
  const { data, session, practice, announce } = props;
  const [form, setForm] = useState(() => startForm(props));
  const [attempted, setAttempted] = useState(false);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  // What a reader gives to a server that they typed is out of the reach of others, and the other way round.
  const store = session.credentials(
    form.server === "own"
      ? [{ url: originOf(form.ownServer), description: "", variables: {} }]
      : data.operation.servers,
  );
  const shown = useShownRequest(props, form);
  const { request } = shown;
  const obstacles = useMemo(() => (request ? sendability(request) : []), [request]);
  const problems = [...shown.problems, ...fileProblems(obstacles)];
  const visit = visitActions(props, form, setForm);
  const { state, send, cancel } = useSending((outcome) => {
    visit.record(
      request,
      outcome.kind === "failure" ? localized("requestFailed") : String(outcome.answer.status),
    );
    const title = outcome.kind === "failure" ? explain(outcome.failure).title : "";
    announce(outcomeSentence(outcome, title));
  });
  const change = (change: Partial<FormState>) => setForm((current) => ({ ...current, ...change }));
  return {
    form,
    change,
    setServer(choice) {
      session.preferences = choice;
      change(choice);
    },
    setTimeoutSeconds(seconds) {
      session.timeoutSeconds = seconds;
      redraw();
    },
    store,
    redraw,
    isPractice: form.server === "practice",
    resetPractice() {
      practice?.reset();
      announce(localized("practiceReset"));
    },
    shownRequest: request,
    problems: attempted ? problems : problems.filter(({ field }) => field.in === "server"),
    obstacles: obstacles.filter(({ reason }) => reason !== "file"),
    sending: state,
    async send() {
      if (state.status === "sending") return;
      flushSync(() => setAttempted(true));
      if (problems.length === 0) {
        return send(() => prepareCall({ data, form, store, practice }), session);
      }
      onProblems();
      announce(problems.map(({ message }) => message).join(" "));
    },
    cancel,
    setAsFields(asFields) {
      session.asFields = asFields;
      redraw();
    },
    restore: visit.restore,
    copyAddress: visit.copyAddress,
  };
}

/** A file that is still to be chosen keeps nobody from reading the samples, only from sending. */
function fileProblems(obstacles: readonly SendObstacle[]): RequestProblem[] {
  return obstacles
    .filter(({ reason }) => reason === "file")
    .map(({ name, message }) => ({
      field: { in: "body", name: name === WHOLE_BODY ? null : name },
      message,
    }));
}

function startForm({ data, session, practice, filled, samples }: ConsoleProps): FormState {
  const form = initialForm(data, practice !== null, samples.example);
  const preferred = usablePreferences(session, data, practice !== null);
  const start = preferred
    ? {
        ...form,
        server: preferred.server,
        ownServer: preferred.ownServer,
        variables: { ...form.variables, ...preferred.variables },
      }
    : form;
  return filled === "" ? start : formFrom(data.operation, start, filled);
}

function usablePreferences(
  { preferences }: Session,
  { operation, anyServer = false }: ConsoleProps["data"],
  hasPractice: boolean,
): Session["preferences"] {
  const server = preferences?.server;
  if (server === undefined) return null;
  if (server === "practice") return hasPractice ? preferences : null;
  if (server === "own") return anyServer ? preferences : null;
  return server < operation.servers.length ? preferences : null;
}

/** Whom an address speaks to; the text itself while it is no address. */
function originOf(address: string): string {
  return URL.canParse(address) ? new URL(address).origin : address;
}

/** The request as the page may show it, in the samples as well. */
function useShownRequest({ data, samples }: ConsoleProps, form: FormState) {
  const assembly = useMemo(
    () => assemble(data, form, shownCredentials(data, form.requirement)),
    [data, form],
  );
  const request = useDeferredValue(assembly.request);
  useEffect(() => {
    if (request) samples.show(request);
  }, [samples, request]);
  useEffect(() => () => samples.restore(), [samples]);
  return assembly;
}
