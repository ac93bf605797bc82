import { describe, expect, it } from "vitest";
import { judge, median, spread } from "./report.ts";

describe("figures", () => {
  it("have the middle value as median, or the mean of the middle two", () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 2, 100])).toBe(3);
    expect(median([])).toBeNaN();
  });

  it("are shown with their extremes", () => {
    expect(spread([10, 2, 4], 1)).toBe("4.0 (2.0..10.0)");
  });

  it("meet a budget that they equal, and miss it above", () => {
    expect(judge(3.5, 3.5)).toEqual({ cell: "≤ 3.5: met", met: true });
    expect(judge(3.51, 3.5)).toEqual({ cell: "≤ 3.5: MISSED", met: false });
    expect(judge(Number.NaN, 3.5).met).toBe(false);
  });
});
