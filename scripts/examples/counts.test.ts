import { describe, expect, it } from "vitest";
import { printedCounts } from "./counts.ts";

describe("printedCounts", () => {
  it.each([
    ["Node.js", "ℹ tests 6\nℹ suites 0\nℹ pass 4\nℹ fail 1\nℹ cancelled 0\nℹ skipped 1\n"],
    ["Vitest", " Test Files  2 passed (2)\n      Tests  1 failed | 4 passed | 1 skipped (6)\n"],
    ["pytest", "=========== 1 failed, 4 passed, 1 skipped in 0.68s ============\n"],
    ["Django", "Ran 6 tests in 0.131s\n\nFAILED (failures=1, skipped=1)\n"],
    ["Go", `${"--- PASS: A (0.00s)\n".repeat(4)}--- FAIL: B (0.00s)\n--- SKIP: C (0.00s)\n`],
  ])("reads what %s says at its end", (_runner, output) => {
    expect(printedCounts(output)).toEqual({ passed: 4, failed: 1, skipped: 1 });
  });

  it("counts nothing where no runner closed", () => {
    expect(printedCounts("Segmentation fault\n")).toEqual({ passed: 0, failed: 0, skipped: 0 });
  });
});
