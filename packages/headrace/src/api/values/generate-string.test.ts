import { expect, test } from "vitest";
import type { Schema } from "../../model/api.ts";
import { generateString } from "./generate-string.ts";
import { generateValue } from "./generate-value.ts";

test.each([
  [{ pattern: "^[a-z]+.*$", minLength: 30_000 }],
  [{ pattern: "^[a-z]+.*$", minLength: 400 }],
])(
  "long lists of texts that are too long for their pattern are made in no time: %j",
  (limits) => {
    const items: Schema = { types: ["string"], ...limits };
    const lists: Schema = { types: ["array"], items, minItems: 30_000 };
    const start = performance.now();
    for (let place = 0; place < 2; place += 1) expect(generateValue(lists)).toBeInstanceOf(Array);
    expect(performance.now() - start).toBeLessThan(15_000);
  },
  60_000,
);

test.each([
  ["^[a-f0-9]+$", 250, 250],
  ["^([a-z]{2})+$", 251, 252],
  ["^a?b*c{0,9}$", 31, 33],
  ["^[a-z]{3}-[a-z]*$", 4, 4],
])(
  "a text of any length that a pattern allows is found: %s, %d to %d",
  (pattern, minLength, maxLength) => {
    const text = generateString({ types: ["string"], pattern, minLength, maxLength }, 0);
    expect(text).toMatch(new RegExp(pattern));
    expect(text?.length).toBeGreaterThanOrEqual(minLength);
    expect(text?.length).toBeLessThanOrEqual(maxLength);
  },
);
