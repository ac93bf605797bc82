/** How a bucket stands after a request. */
export interface BucketState {
  limit: number;
  remaining: number;
  /** Seconds until the bucket is full again if nothing more is sent. */
  reset: number;
  /** Seconds until the next request can succeed; `null` when this one did. */
  retryAfter: number | null;
}

/** Counts requests of each key in a sliding window. */
export class RateLimiter {
  readonly #times = new Map<string, number[]>();
  readonly #window: number;
  readonly #buckets: Readonly<Record<string, number>>;

  /** @param window in seconds */
  constructor({ window, buckets }: { window: number; buckets: Record<string, number> }) {
    this.#window = window * 1000;
    this.#buckets = buckets;
  }

  /**
   * Counts a request, unless it is refused; undefined when the bucket has no limit.
   *
   * @param now in milliseconds
   */
  count(bucket: string, key: string, now: number): BucketState | undefined {
    const limit = this.#buckets[bucket];
    if (limit === undefined) return;
    const name = `${bucket} ${key}`;
    const times = (this.#times.get(name) ?? []).filter((time) => time > now - this.#window);
    const isRefused = times.length >= limit;
    if (!isRefused) times.push(now);
    this.#times.set(name, times);
    return {
      limit,
      remaining: limit - times.length,
      reset: this.#secondsUntil(times.at(-1), now),
      retryAfter: isRefused ? Math.max(1, this.#secondsUntil(times[0], now)) : null,
    };
  }

  /** Headers of https://datatracker.ietf.org/doc/draft-ietf-httpapi-ratelimit-headers/05/ */
  headers({ limit, remaining, reset }: BucketState): Record<string, string> {
    return {
      "RateLimit-Limit": String(limit),
      "RateLimit-Remaining": String(remaining),
      "RateLimit-Reset": String(reset),
      "RateLimit-Policy": `${limit};w=${this.#window / 1000}`,
    };
  }

  /** Until a request of that time leaves the window. */
  #secondsUntil(time: number | undefined, now: number): number {
    return time === undefined ? 0 : Math.ceil((time + this.#window - now) / 1000);
  }
}
