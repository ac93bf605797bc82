import { describe, expect, it } from "vitest";
import { describeEvidence } from "./evidence-text.ts";

const NO_TESTS = { passed: 0, skipped: 0 };

describe("describeEvidence", () => {
  it("tells what ran, with what and when", () => {
    const text = describeEvidence({
      date: "2026-11-22",
      how: "built",
      tools: { "Spring Boot": "4.1.1", JDK: "25.0.3" },
      servers: { PostgreSQL: "18.6", Redis: "7.0.15" },
      tests: { passed: 8, skipped: 1 },
    });
    expect(text).toBe(
      "Built with Spring Boot 4.1.1 and JDK 25.0.3; 8 tests passed on November 22, 2026, against PostgreSQL 18.6 and Redis 7.0.15; 1 skipped.",
    );
  });

  it("does not call built what was only read", () => {
    const text = describeEvidence({
      date: "2026-11-22",
      how: "read",
      tools: {},
      servers: {},
      tests: NO_TESTS,
      lacking: "the .NET SDK",
    });
    expect(text).toBe("Read by parsers on November 22, 2026. Not run, for want of the .NET SDK.");
  });
});
