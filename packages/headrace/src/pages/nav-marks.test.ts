import { afterEach, expect, it, vi } from "vitest";
import { markOf } from "./nav-marks.ts";

const NOW = Date.parse("2026-11-22T12:00:00Z");

afterEach(() => vi.unstubAllEnvs());

it.each([
  [{ new_on: "2026-11-22" }, "new"],
  [{ new_on: "2026-09-24" }, "new"],
  [{ new_on: "2026-09-23" }, undefined],
  [{ new_on: "2026-11-23" }, undefined],
  [{ changed_on: "2026-11-01" }, "changed"],
  [{ new_on: "2026-11-01", changed_on: "2026-11-20" }, "new"],
  [{ new_on: "2026-01-01", changed_on: "2026-11-20" }, "changed"],
  [{}, undefined],
])("%j is marked %s", (frontMatter, mark) => {
  expect(markOf(frontMatter, NOW)).toBe(mark);
});

it("takes the day of the build from SOURCE_DATE_EPOCH", () => {
  vi.stubEnv("SOURCE_DATE_EPOCH", String(NOW / 1000));
  expect(markOf({ new_on: "2026-11-20" })).toBe("new");
  vi.stubEnv("SOURCE_DATE_EPOCH", String(NOW / 1000 + 90 * 24 * 60 * 60));
  expect(markOf({ new_on: "2026-11-20" })).toBeUndefined();
});
