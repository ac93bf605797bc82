import { describe, expect, it } from "vitest";
import { createRandom } from "../../bench/random.ts";
import { lineChanges } from "./line-changes.ts";

describe("the changes between two texts", () => {
  it("make the one of the other, and leave out nothing but what is the same", () => {
    for (let seed = 0; seed < 500; seed++) {
      const random = createRandom(seed);
      const text = () =>
        Array.from({ length: random.integer(0, 12) }, () => "abc".charAt(random.integer(0, 2)));
      const [before, after] = [text(), text()];
      const changes = lineChanges(before, after);
      const made: string[] = [];
      let at = 0;
      for (const change of changes) {
        made.push(...before.slice(at, at + change.skipped), ...change.after);
        at += change.skipped;
        expect(before.slice(at, at + change.before.length)).toEqual(change.before);
        at += change.before.length;
      }
      expect([...made, ...before.slice(at)]).toEqual(after);
    }
  });

  it("are none between equal texts, and as few as can be between others", () => {
    expect(lineChanges(["a", "b"], ["a", "b"])).toEqual([]);
    expect(lineChanges(["a", "b", "c", "d"], ["a", "x", "c", "d", "e"])).toEqual([
      { skipped: 1, before: ["b"], after: ["x"] },
      { skipped: 2, before: [], after: ["e"] },
    ]);
  });
});
