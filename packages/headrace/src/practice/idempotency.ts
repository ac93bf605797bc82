import type { PracticeReply } from "./answer.ts";
import { Problem } from "./problem.ts";
import type { Input } from "./read-request.ts";

const DAY = 86_400_000;
const HEADER = "idempotency-key";

/** An answer and when it was given, in milliseconds. */
interface Kept {
  answer: PracticeReply;
  time: number;
}

/**
 * Remembers the first answer to each idempotency key for 24 hours. Requests that were refused may
 * be repeated with the same key, since they have changed nothing.
 */
export class IdempotencyMemory {
  readonly #answers = new Map<string, Kept & { request: string }>();

  /** What the request is remembered under; undefined when it has no key or none is documented. */
  keyOf({ request, operation }: Input, credential: string): string | undefined {
    const key = request.headers.get(HEADER);
    const isKnown = operation.parameters.some(({ name }) => name.toLowerCase() === HEADER);
    return key !== null && isKnown ? `${credential} ${key}` : undefined;
  }

  /** The remembered answer; throws a problem when it belongs to another request. */
  find(key: string, input: Input, now: number): PracticeReply | undefined {
    const kept = this.#answers.get(key);
    if (!kept || kept.time <= now - DAY) return;
    if (kept.request !== mark(input)) {
      throw new Problem("idempotencyMismatch", "The key was used with another request.");
    }
    const headers = { ...kept.answer.headers, "Idempotent-Replayed": "true" };
    return { ...kept.answer, headers };
  }

  keep(key: string, input: Input, kept: Kept): void {
    this.#answers.set(key, { ...kept, request: mark(input) });
  }
}

function mark({ operation, pathname, bodyText }: Input): string {
  return `${operation.id} ${pathname} ${bodyText}`;
}
