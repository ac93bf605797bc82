import { describe, expect, it } from "vitest";
import type { Diagnostic } from "../model/diagnostic.ts";
import { codeFrame, frameLines } from "./code-frame.ts";
import { formatDiagnostics, sortDiagnostics } from "./format.ts";
import { didYouMean, nearest, suggest } from "./nearest.ts";

describe("nearest", () => {
  it.each([
    ["sidebr", ["navbar", "sidebar"], "sidebar"],
    ["titel", ["title", "table"], "title"],
    ["./Build-component.md", ["./build-component.md", "./build.md"], "./build-component.md"],
    ["kafka", ["redis", "minio"], undefined],
    ["a", ["b", "cd"], "b"],
    ["/faq", ["/ja", "/next/faq", "/faqs"], "/next/faq"],
    ["/", ["/ja", "/next/"], undefined],
  ])("%s among %j is %s", (name, candidates, expected) => {
    expect(nearest(name, candidates)).toBe(expected);
  });

  it("gives a question for a hint, or nothing", () => {
    expect(didYouMean("baseURL", ["baseUrl"])).toBe('Did you mean "baseUrl"?');
    expect(didYouMean("x", [])).toBeUndefined();
  });
});

it("mends no path by a page of the same name elsewhere, which is a guess", () => {
  expect(suggest("/faq", ["/ja", "/next/faq"], { otherwise: "" })).toEqual({
    hint: 'Did you mean "/next/faq"?',
  });
});

describe("codeFrame", () => {
  const source = "---\ntitle: Teams\nsidebar_positon: 2\n---\ntext";

  it("marks the line and points at the column", () => {
    expect(codeFrame(frameLines(source), 3, 1)).toMatchInlineSnapshot(`
      "  1 | ---
        2 | title: Teams
      > 3 | sidebar_positon: 2
          | ^
        4 | ---"
    `);
  });

  it("keeps the column in sight on a very long line", () => {
    const frame = codeFrame([`${"x".repeat(500)}HERE`], 1, 501).split("\n");
    expect(frame[0]?.length).toBeLessThan(130);
    expect(frame[0]?.charAt(frame[1]?.indexOf("^") ?? 0)).toBe("H");
  });

  it("is empty for a line that the file does not have", () => {
    expect(codeFrame(["one"], 2, 1)).toBe("");
  });
});

describe("formatDiagnostics", () => {
  const warning: Diagnostic = {
    code: "w",
    severity: "warning",
    message: "Odd.",
    hint: "Even it out.",
    file: "a.md",
    line: 1,
  };
  const error: Diagnostic = {
    code: "broken-link",
    severity: "error",
    message: 'This link leads to "x".',
    hint: "Change the link.",
    file: "b.md",
    line: 1,
    column: 3,
  };

  it("prints errors first, each once, with position, frame and hint, then the count", () => {
    const text = formatDiagnostics([warning, error, { ...error }], () => "a [x](y)");
    expect(text).toMatchInlineSnapshot(`
      "error broken-link: This link leads to "x".
        at b.md:1:3
      > 1 | a [x](y)
          |   ^
        Change the link.

      warning w: Odd.
        at a.md:1
      > 1 | a [x](y)
          | ^
        Even it out.

      1 error, 1 warning"
    `);
  });

  it("says ten times what is the same in many places, and then only where", () => {
    const many = Array.from({ length: 32 }, (_, line) => ({ ...warning, line: line + 2 }));
    const lines = formatDiagnostics([warning, error, ...many], () => undefined).split("\n");
    expect(lines.filter((line) => line.includes("Odd."))).toHaveLength(10);
    expect(lines.filter((line) => line.startsWith("  also at "))).toHaveLength(20);
    expect(lines.slice(-4)).toEqual([
      "  also at a.md:30",
      "  and at 3 other places",
      "",
      "1 error, 33 warnings",
    ]);
  });

  it("orders by file, line and column, whatever the order of discovery", () => {
    const at = (file: string, line: number): Diagnostic => ({ ...error, file, line });
    const sorted = sortDiagnostics([at("b", 1), at("a", 10), at("a", 9)]);
    expect(sorted.map((item) => `${item.file}:${item.line}`)).toEqual(["a:9", "a:10", "b:1"]);
  });
});

it("what files and their names hold steers neither terminal nor pipeline", () => {
  const text = formatDiagnostics(
    [
      {
        code: "unusable-route",
        severity: "error",
        message: 'The route \u001b[2J"/n\n::error::pwned" is none.\n  ##[warning]no',
        hint: "Rename\u0007 it.",
        file: "content/n\n::error::pwned\u009b2J.md",
      },
    ],
    () => undefined,
  );
  expect(text).not.toMatch(/[^\P{Cc}\n]/u);
  expect(text.split("\n").filter((line) => /^\s*(?:::|##\[)/.test(line))).toEqual([]);
});
