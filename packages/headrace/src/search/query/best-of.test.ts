import { expect, test } from "vitest";
import { bestOf } from "./best-of.ts";

/** Numbers from 0 up to, not including, `below`: the same for the same seed. */
function randomSource(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

test("gives the same as sorting all values would", () => {
  for (let seed = 1; seed <= 200; seed++) {
    const random = randomSource(seed);
    // Few different values, so that many are equal.
    const values = Float32Array.from({ length: random(40) }, () => random(6) - 2);
    const limit = 1 + random(8);
    const sorted = [...values.keys()]
      .filter((at) => (values[at] ?? 0) > 0)
      .sort((a, b) => (values[b] ?? 0) - (values[a] ?? 0) || a - b);
    expect(bestOf(values, limit), `${values}`).toEqual(sorted.slice(0, limit));
  }
});
