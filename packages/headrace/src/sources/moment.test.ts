import { afterEach, expect, it, vi } from "vitest";
import { momentOf } from "./moment.ts";

afterEach(() => void vi.unstubAllEnvs());

const ZONES = ["UTC", "Pacific/Kiritimati", "America/Los_Angeles", "Asia/Kolkata"];

it.each([
  ["2026-01-02", "2026-01-02T00:00:00Z"],
  ["2026-1-2", "2026-01-02T00:00:00Z"],
  ["2026/01/02", "2026-01-02T00:00:00Z"],
  ["2026-01-02 23:30", "2026-01-02T23:30:00Z"],
  ["2026-01-02T23:30", "2026-01-02T23:30:00Z"],
  ["2026-01-02 23:30:10.5", "2026-01-02T23:30:10.5Z"],
  ["January 2, 2026", "2026-01-02T00:00:00Z"],
  ["2 Jan 2026 23:30", "2026-01-02T23:30:00Z"],
  ["2026-01-02T23:30:00+14:00", "2026-01-02T09:30:00Z"],
  ["2026-01-02 23:30 -0800", "2026-01-03T07:30:00Z"],
  ["2026-01-02T23:30:00Z", "2026-01-02T23:30:00Z"],
  ["Fri, 02 Jan 2026 23:30:00 GMT", "2026-01-02T23:30:00Z"],
  ["Fri Jan 02 2026 23:30:00 PST", "2026-01-03T07:30:00Z"],
])("%j is one moment in every zone that a site is built in", (written, moment) => {
  for (const zone of ZONES) {
    vi.stubEnv("TZ", zone);
    expect(new Date(momentOf(written)).toISOString(), zone).toBe(new Date(moment).toISOString());
  }
});

it("what is no date is none", () => {
  for (const written of ["", "soon", "2026-13-45"]) {
    expect(momentOf(written)).toBeNaN();
  }
});

it("the zone of the machine is one that the test can choose", () => {
  const offsets = ZONES.map((zone) => {
    vi.stubEnv("TZ", zone);
    return new Date(0).getTimezoneOffset();
  });
  expect(new Set(offsets).size).toBe(ZONES.length);
});
