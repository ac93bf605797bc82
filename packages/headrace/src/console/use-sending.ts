import { useEffect, useRef, useState } from "react";
import { type Arrival, type Exchange, exchange, type Outcome } from "./exchange/exchange.ts";
import type { Failure } from "./exchange/failure.ts";
import { whenAborted } from "./exchange/receive.ts";

/** Where the console is with its request. */
export type SendingState =
  | { status: "idle" }
  | { status: "sending"; arrival: Arrival | null }
  | { status: "done"; outcome: Outcome; url: string };

/** A request, and who answers it. */
export type Call = Pick<Exchange, "url" | "init" | "fetch" | "network">;

/** A request that is ready to go, or why there is none. */
export type Preparation = { kind: "call"; call: Call } | Extract<Outcome, { kind: "failure" }>;

/** A request under way or ended. */
export interface Sending {
  state: SendingState;
  /** Sends what `prepare` makes; nothing is sent when it rejects. */
  send(prepare: () => Promise<Preparation>, limits: { timeoutSeconds: number }): Promise<void>;
  cancel(): void;
}

/**
 * Sends requests, one at a time. A console that is closed cancels its request.
 *
 * @param onDone Called once for each outcome.
 */
export function useSending(onDone: (outcome: Outcome) => void): Sending {
  const [state, setState] = useState<SendingState>({ status: "idle" });
  const current = useRef(new AbortController());
  useEffect(() => () => current.current.abort("closed"), []);
  return {
    state,
    async send(prepare, { timeoutSeconds }) {
      const controller = new AbortController();
      current.current = controller;
      const { signal } = controller;
      setState({ status: "sending", arrival: null });
      const { outcome, url } = await run(prepare, {
        timeoutMs: timeoutSeconds * 1000,
        cancel: signal,
        onArrival: (arrival) => setState({ status: "sending", arrival }),
      });
      if (signal.reason === "closed") return;
      setState({ status: "done", outcome, url });
      onDone(outcome);
    },
    cancel: () => current.current.abort("cancelled"),
  };
}

async function run(
  prepare: () => Promise<Preparation>,
  options: Pick<Exchange, "timeoutMs" | "cancel" | "onArrival">,
): Promise<{ outcome: Outcome; url: string }> {
  try {
    const ready = await Promise.race([prepare(), whenAborted(options.cancel)]);
    if (ready === "aborted") return withoutUrl({ kind: "cancelled" });
    if (ready.kind === "failure") return withoutUrl(ready.failure);
    return { outcome: await exchange({ ...ready.call, ...options }), url: ready.call.url };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return withoutUrl({ kind: "unprepared", reason });
  }
}

function withoutUrl(failure: Failure): { outcome: Outcome; url: string } {
  return { outcome: { kind: "failure", failure }, url: "" };
}
