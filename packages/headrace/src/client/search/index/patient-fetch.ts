import { localized } from "../../../model/messages/localized.ts";
import { fill } from "../../../model/messages/messages.ts";
import { LoadFailure } from "./load-failure.ts";

/** A server that sends nothing for so long (milliseconds) sends nothing any more. */
const SILENCE_MS = 30_000;

/**
 * Waits for a response, and hands its body on, as long as something comes: on a slow line all of it
 * may take minutes. Only the time in which somebody waits counts.
 *
 * @param response Is fetched with the controller's signal.
 * @returns the same response; its body fails when the server falls silent.
 * @throws LoadFailure when there is no line.
 */
export async function withPatience(
  response: Promise<Response>,
  controller: AbortController,
): Promise<Response> {
  const inTime = async <T>(next: Promise<T>): Promise<T> => {
    const silence = fill(localized("serverSilent"), { seconds: SILENCE_MS / 1000 });
    const giveUp = () => controller.abort(new LoadFailure("unreached", silence));
    const timer = setTimeout(giveUp, SILENCE_MS);
    try {
      return await next;
    } catch (error) {
      // So fetches and their bodies say that there is no line; their texts differ by browser.
      if (!(error instanceof TypeError)) throw error;
      throw new LoadFailure("unreached", localized("serverUnreached"));
    } finally {
      clearTimeout(timer);
    }
  };
  const begun = await inTime(response);
  const reader = begun.body?.getReader();
  if (!reader) return begun;
  const body = new ReadableStream<Uint8Array>(
    {
      async pull(target) {
        const { done, value } = await inTime(reader.read());
        if (done) target.close();
        else target.enqueue(value);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    // Nothing is read before somebody asks for it.
    { highWaterMark: 0 },
  );
  return new Response(body, begun);
}
