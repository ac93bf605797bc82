import { expect, test } from "vitest";
import { createRandom } from "../../../bench/random.ts";
import { bestOf } from "./best-of.ts";

test("gives the same as sorting all values would", () => {
  for (let seed = 1; seed <= 200; seed++) {
    const random = createRandom(seed);
    // Few different values, so that many are equal.
    const values = Float32Array.from({ length: random.integer(0, 39) }, () =>
      random.integer(-2, 3),
    );
    const limit = random.integer(1, 8);
    const sorted = [...values.keys()]
      .filter((at) => (values[at] ?? 0) > 0)
      .sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b);
    expect(bestOf(values, limit), `${values}`).toEqual(sorted.slice(0, limit));
  }
});
