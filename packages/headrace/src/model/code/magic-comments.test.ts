import { expect, test } from "vitest";
import { applyMagicComments } from "./magic-comments.ts";

test.each([
  ["ts", "// highlight-next-line"],
  ["java", "/* highlight-next-line */"],
  ["tsx", "{/* highlight-next-line */}"],
  ["JSX", "{/* highlight-next-line */}"],
  ["bash", "  # highlight-next-line"],
  ["html", "<!-- highlight-next-line -->"],
  ["sql", "-- highlight-next-line"],
  ["unknown", "// highlight-next-line"],
  ["xml", "// highlight-next-line"],
  ["yaml", "<!-- highlight-next-line -->"],
  ["css", "// highlight-next-line"],
  ["markdown", "{/* highlight-next-line */}"],
  ["wasm", ";; highlight-next-line"],
  ["fortran", "! highlight-next-line"],
  ["ocaml", "(* highlight-next-line *)"],
  ["cobol", "*> highlight-next-line"],
  ["vbnet", "_ ' highlight-next-line"],
  ["basic", "REM highlight-next-line"],
])("CONST-04 %s: %s", (language, comment) => {
  expect(applyMagicComments(`a\n${comment}\nb\nc`, language)).toEqual({
    code: "a\nb\nc",
    highlighted: new Set([2]),
  });
});

test("a block reaches from start to end", () => {
  expect(applyMagicComments("a\n# highlight-start\nb\nc\n# highlight-end\nd", "yaml")).toEqual({
    code: "a\nb\nc\nd",
    highlighted: new Set([2, 3]),
  });
});

test.each([
  ["python", "// highlight-next-line"],
  ["ts", "x(); // highlight-next-line"],
  ["ts", "// highlight-other"],
  ["JSX", "# highlight-next-line"],
])("%s keeps %s", (language, line) => {
  expect(applyMagicComments(line, language).code).toBe(line);
});
