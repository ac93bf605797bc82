import { diagnose } from "./diagnose.ts";
import type { Failure } from "./failure.ts";
import { refuseUrl } from "./guard.ts";
import { answerBodyKind } from "./media-type.ts";
import type { Network } from "./network.ts";
import { type BodyEnd, receive, whenAborted } from "./receive.ts";

/** More than this of a body is not kept. */
export const BODY_LIMIT_BYTES = 100_000_000;

/** What is sent, and how. */
export interface Exchange {
  /** Absolute. */
  url: string;
  init: RequestInit;
  /** The browser's own, or that of a server in the page. */
  fetch(request: Request): Promise<Response>;
  /** The way to the server; `null` for a server in the page, where nothing can be in the way. */
  network: Network | null;
  timeoutMs: number;
  /** The reader's Cancel. */
  cancel: AbortSignal;
  /** Called when the head has arrived, and with more of the body from time to time. */
  onArrival(arrival: Arrival): void;
}

/** An answer while it arrives. */
export interface Arrival {
  status: number;
  /** As sent; "" over HTTP/2. */
  statusText: string;
  /** All that the browser lets the page see. */
  headers: ResponseHeader[];
  contentType: string;
  /** From sending to the head. */
  headMs: number;
  /** Decoded bytes so far. */
  bytes: number;
  /** The latest text of an event stream; "" for other bodies. */
  liveText: string;
}

export interface ResponseHeader {
  name: string;
  value: string;
}

/** An answer that has arrived, in whole or in part. */
export interface Answer extends Arrival {
  /** From sending to the end of the body. */
  totalMs: number;
  body: Blob;
  end: BodyEnd;
}

export type Outcome = { kind: "answer"; answer: Answer } | { kind: "failure"; failure: Failure };

/** At most one report of progress in this time. */
const REPORT_INTERVAL_MS = 100;

/** Characters of an event stream that are shown while it runs. */
const LIVE_TEXT_LENGTH = 50_000;

/** Sends one request and receives its answer. Never throws. */
export async function exchange(options: Exchange): Promise<Outcome> {
  const { url, network, cancel } = options;
  const refusal = network && refuseUrl(url, network.pageUrl);
  if (refusal) return fail(refusal);
  const stop = createStop(options);
  const policy = network?.watchPolicy();
  const start = performance.now();
  try {
    const response = await Promise.race([send(options, stop.signal), whenAborted(stop.signal)]);
    if (response === "aborted") return fail(stoppedBy(stop.signal, options));
    if (response.type === "opaqueredirect") return fail({ kind: "redirect" });
    return { kind: "answer", answer: await arrive(response, { options, stop, start }) };
  } catch {
    if (stop.signal.aborted) return fail(stoppedBy(stop.signal, options));
    if (!network || !policy) {
      return fail({ kind: "unsendable", reason: "The browser refused to make this request." });
    }
    const failure = diagnose({ url, network, policy, signal: cancel });
    const first = await Promise.race([failure, whenAborted(cancel)]);
    return fail(first === "aborted" ? { kind: "cancelled" } : first);
  } finally {
    stop.clear();
    policy?.stop();
  }
}

/** One attempt to send; a request that can't be made throws, too. */
async function send({ url, init, fetch }: Exchange, signal: AbortSignal): Promise<Response> {
  const request = new Request(url, {
    ...init,
    signal,
    credentials: "omit",
    cache: "no-store",
    // `fetch` would carry a custom key header along to any other origin.
    redirect: "manual",
    referrerPolicy: "no-referrer",
  });
  return fetch(request);
}

/** Ends an exchange: by the reader, or by the clock until that is cleared. */
interface Stop {
  /** Its reason is "cancelled" or "timeout". */
  signal: AbortSignal;
  clear(): void;
}

function createStop({ cancel, timeoutMs }: Exchange): Stop {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort("timeout"), timeoutMs);
  const onCancel = () => controller.abort("cancelled");
  if (cancel.aborted) onCancel();
  cancel.addEventListener("abort", onCancel, { once: true });
  return { signal: controller.signal, clear: () => clearTimeout(timer) };
}

function stoppedBy(signal: AbortSignal, { timeoutMs }: Exchange): Failure {
  if (signal.reason === "timeout") return { kind: "timeout", seconds: timeoutMs / 1000 };
  return { kind: "cancelled" };
}

function fail(failure: Failure): Outcome {
  return { kind: "failure", failure };
}

interface Begun {
  options: Exchange;
  stop: Stop;
  /** On the clock of `performance.now()`. */
  start: number;
}

async function arrive(response: Response, { options, stop, start }: Begun): Promise<Answer> {
  const contentType = response.headers.get("Content-Type") ?? "";
  const isLive = answerBodyKind(contentType) === "events";
  // A stream ends when it ends.
  if (isLive) stop.clear();
  const decoder = new TextDecoder();
  const arrival: Arrival = {
    status: response.status,
    statusText: response.statusText,
    headers: [...response.headers].map(([name, value]) => ({ name, value })),
    contentType,
    headMs: performance.now() - start,
    bytes: 0,
    liveText: "",
  };
  const reporter = createReporter(() => options.onArrival({ ...arrival }));
  reporter.report();
  const { blob, end } = await receive(response.body, {
    limitBytes: BODY_LIMIT_BYTES,
    signal: stop.signal,
    onChunk(chunk) {
      arrival.bytes += chunk.length;
      if (isLive) {
        const text = arrival.liveText + decoder.decode(chunk, { stream: true });
        arrival.liveText = text.slice(-LIVE_TEXT_LENGTH);
      }
      reporter.report();
    },
  });
  reporter.stop();
  return { ...arrival, totalMs: performance.now() - start, body: blob, end };
}

/** Passes reports on, at most one in an interval, the latest one always. */
function createReporter(send: () => void): { report(): void; stop(): void } {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let sentAt = Number.NEGATIVE_INFINITY;
  const sendNow = () => {
    timer = undefined;
    sentAt = performance.now();
    send();
  };
  return {
    report() {
      if (timer !== undefined) return;
      const wait = sentAt + REPORT_INTERVAL_MS - performance.now();
      if (wait <= 0) sendNow();
      else timer = setTimeout(sendNow, wait);
    },
    stop: () => clearTimeout(timer),
  };
}
