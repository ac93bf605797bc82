/** How the arrival of a body ended. "cancelled" and "timeout": what had arrived is kept. */
export type BodyEnd = "complete" | "cancelled" | "timeout" | "capped" | "broken";

/** Bytes that have arrived. */
export interface ReceivedBody {
  blob: Blob;
  end: BodyEnd;
}

/** How a body is read. */
export interface ReceiveOptions {
  /** Reading stops when this many bytes have arrived. */
  limitBytes: number;
  /** Its reason is "cancelled" or "timeout". */
  signal: AbortSignal;
  /** Called with each piece as it arrives. */
  onChunk(chunk: Uint8Array): void;
}

/** Pieces are handed over to the browser's own storage in this size, off the script's heap. */
const BLOB_PART_BYTES = 4_000_000;

/** Reads a body to its end, or to the point where it must stop. Never throws. */
export async function receive(
  body: ReadableStream<Uint8Array<ArrayBuffer>> | null,
  { limitBytes, signal, onChunk }: ReceiveOptions,
): Promise<ReceivedBody> {
  if (!body) return { blob: new Blob(), end: "complete" };
  const parts = createParts();
  const reader = body.getReader();
  const aborted = whenAborted(signal);
  const finish = (end: BodyEnd): ReceivedBody => {
    if (end !== "complete") void reader.cancel().catch(() => {});
    return { blob: parts.blob(), end };
  };
  try {
    for (;;) {
      const next = await Promise.race([reader.read(), aborted]);
      if (next === "aborted") return finish(endOf(signal));
      if (next.done) return finish("complete");
      const chunk = next.value.subarray(0, limitBytes - parts.size());
      parts.add(chunk);
      onChunk(chunk);
      if (chunk.length < next.value.length) return finish("capped");
    }
  } catch {
    return finish(signal.aborted ? endOf(signal) : "broken");
  }
}

/** Resolves when the signal aborts; a body need not heed it by itself. */
export function whenAborted(signal: AbortSignal): Promise<"aborted"> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve("aborted");
    signal.addEventListener("abort", () => resolve("aborted"), { once: true });
  });
}

function endOf(signal: AbortSignal): BodyEnd {
  return signal.reason === "timeout" ? "timeout" : "cancelled";
}

function createParts() {
  let whole = new Blob();
  let pending: Uint8Array<ArrayBuffer>[] = [];
  let pendingBytes = 0;
  const blob = () => {
    whole = new Blob([whole, ...pending]);
    pending = [];
    pendingBytes = 0;
    return whole;
  };
  return {
    blob,
    size: () => whole.size + pendingBytes,
    add(chunk: Uint8Array<ArrayBuffer>) {
      pending.push(chunk);
      pendingBytes += chunk.length;
      if (pendingBytes >= BLOB_PART_BYTES) blob();
    },
  };
}
