/** What a page shows of the evidence of one project, as examples/evidence.json has it. */
export interface ShownEvidence {
  date: string;
  how: string;
  tools: Readonly<Record<string, string | undefined>>;
  servers: Readonly<Record<string, string | undefined>>;
  tests: { passed: number; skipped: number };
  lacking?: string;
}

/**
 * What came of a project, in a sentence or two: "Built with Spring Boot 4.1.1 and JDK 25.0.3; 8 tests
 * passed on November 22, 2026, against PostgreSQL 18.6."
 */
export function describeEvidence({
  date,
  how,
  tools,
  servers,
  tests,
  lacking,
}: ShownEvidence): string {
  const on = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(date),
  );
  const made = how === "built" ? "Built" : "Read";
  const sentence = [made, Object.keys(tools).length > 0 ? `with ${list(tools)}` : "by parsers"];
  const passed = `${tests.passed} ${tests.passed === 1 ? "test" : "tests"} passed on ${on}`;
  const against = Object.keys(servers).length > 0 ? `, against ${list(servers)}` : "";
  const skipped = tests.skipped > 0 ? `; ${tests.skipped} skipped` : "";
  const counted = tests.passed > 0 ? `; ${passed}${against}${skipped}` : ` on ${on}`;
  const rest = lacking ? ` Not run, for want of ${lacking}.` : "";
  return `${sentence.join(" ")}${counted}.${rest}`;
}

function list(versions: Readonly<Record<string, string | undefined>>): string {
  const named = Object.entries(versions).map(([name, version = ""]) => `${name} ${version}`);
  return new Intl.ListFormat("en-GB").format(named);
}
