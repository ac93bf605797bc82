/** How many entries are taken. */
export interface RateLimit {
  /** Of one sender in an hour. Default: 20. */
  perSender?: number;
  /** Of all together in a minute. Default: 120. */
  overall?: number;
}

const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** So many senders are told apart; further ones wait until the hour is over. */
const MAX_SENDERS = 50_000;

/**
 * Counts in memory. Of a sender nothing but a number is known here, and that for an hour at most.
 */
export class SenderLimit {
  readonly #limits: Required<RateLimit>;
  readonly #now: () => number;
  readonly #senders = new Map<string, number>();
  #hour = 0;
  #minute = 0;
  #count = 0;

  constructor({ perSender = 20, overall = 120 }: RateLimit = {}, now: () => number = Date.now) {
    this.#limits = { perSender, overall };
    this.#now = now;
  }

  /** Counts an entry; seconds to wait when it is too much, else 0. */
  take(sender: string): number {
    const now = this.#now();
    this.#forget(now);
    if (this.#count >= this.#limits.overall) return secondsLeft(now, MINUTE_MS);
    const count = this.#senders.get(sender) ?? 0;
    const isNew = count === 0;
    if (count >= this.#limits.perSender || (isNew && this.#senders.size >= MAX_SENDERS))
      return secondsLeft(now, HOUR_MS);
    this.#senders.set(sender, count + 1);
    this.#count++;
    return 0;
  }

  #forget(now: number): void {
    const hour = Math.floor(now / HOUR_MS);
    if (hour !== this.#hour) this.#senders.clear();
    this.#hour = hour;
    const minute = Math.floor(now / MINUTE_MS);
    if (minute !== this.#minute) this.#count = 0;
    this.#minute = minute;
  }
}

function secondsLeft(now: number, window: number): number {
  return Math.max(1, Math.ceil((window - (now % window)) / 1000));
}
