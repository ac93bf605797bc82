import { expect, test } from "vitest";
import { RateLimiter } from "./rate-limiter.ts";

test("a window slides: each request leaves it for itself", () => {
  const limiter = new RateLimiter({ window: 60, buckets: { run: 2 } });
  expect(limiter.count("run", "key", 0)).toMatchObject({ remaining: 1, reset: 60 });
  expect(limiter.count("run", "key", 20_000)).toMatchObject({ remaining: 0, retryAfter: null });
  expect(limiter.count("run", "key", 30_000)).toMatchObject({ retryAfter: 30, reset: 50 });
  expect(limiter.count("run", "key", 60_000)).toMatchObject({ remaining: 0, retryAfter: null });
  expect(limiter.count("run", "key", 60_001)).toMatchObject({ retryAfter: 20 });
});

test("keys and buckets are counted apart, and a bucket without a limit is not", () => {
  const limiter = new RateLimiter({ window: 60, buckets: { run: 1, read: 1 } });
  limiter.count("run", "a", 0);
  expect(limiter.count("run", "b", 0)?.retryAfter).toBeNull();
  expect(limiter.count("read", "a", 0)?.retryAfter).toBeNull();
  expect(limiter.count("other", "a", 0)).toBeUndefined();
});
