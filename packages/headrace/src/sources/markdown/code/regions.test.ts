import { describe, expect, test } from "vitest";
import { cutExcerpt } from "./regions.ts";

const found = (...lines: string[]) => ({ status: "found", code: lines.join("\n") });

describe("markers", () => {
  test.each([
    ["// #region a", "// #endregion a"],
    ["//#region a", "//#endregion"],
    ["# #region a", "# #endregion a"],
    ["#region a", "#endregion"],
    ["-- #region a", "-- #endregion a"],
    ["; #region a", "; #endregion a"],
    ["<!-- #region a -->", "<!-- #endregion a -->"],
    ["<!--#region a-->", "<!--#endregion-->"],
    ["/* #region a */", "/* #endregion a */"],
    ["{/* #region a */}", "{/* #endregion a */}"],
    ["{{- /* #region a */ -}}", "{{- /* #endregion a */ -}}"],
    ["{# #region a #}", "{# #endregion a #}"],
    ["\t# #region a  ", "\t# #endregion a  "],
  ])("%s", (start, end) => {
    expect(cutExcerpt(`before\n${start}\nx\n${end}\nafter\n`, "a")).toEqual(found("x"));
    expect(cutExcerpt(`${start}\nx\n${end}`, "")).toEqual(found("x"));
  });

  test.each(['print("#region a")', "see #region a", "# #regional", "#Region a"])(
    "%s is no marker",
    (line) => {
      expect(cutExcerpt(`${line}\nx`, "")).toEqual(found(line, "x"));
    },
  );
});

describe("regions", () => {
  test("an end without name closes the region that began last, one with a name that one", () => {
    const nested = "// #region a\n1\n// #region b\n2\n// #endregion\n3\n// #endregion\n4";
    expect(cutExcerpt(nested, "a")).toEqual(found("1", "2", "3"));
    expect(cutExcerpt(nested, "b")).toEqual(found("2"));
    const crossed = "// #region a\n1\n// #region b\n2\n// #endregion a\n3\n// #endregion b";
    expect(cutExcerpt(crossed, "a")).toEqual(found("1", "2"));
    expect(cutExcerpt(crossed, "b")).toEqual(found("2", "3"));
  });

  test("a name may be any text", () => {
    const text = "// #region Public methods\nx\n// #endregion Public methods";
    expect(cutExcerpt(text, "Public methods")).toEqual(found("x"));
  });

  test("an end of another name leaves a region open", () => {
    const text = "x\n// #region a\n1\n// #endregion b";
    expect(cutExcerpt(text, "a")).toEqual({ status: "unclosed-region", line: 2 });
  });
});

describe("lines", () => {
  const text = "1\n// #region a\n3\n// #endregion a\n5\n";

  test.each([
    ["L1", found("1")],
    ["L1-L3", found("1", "3")],
    ["L3-L5", found("3", "5")],
    ["L2", { status: "empty" }],
    ["L0", { status: "empty" }],
    ["L3-L1", { status: "empty" }],
    ["L5-L6", { status: "no-lines", last: 5 }],
    ["", found("1", "3", "5")],
  ])("%j counts the lines of the file as it is", (part, excerpt) => {
    expect(cutExcerpt(text, part)).toEqual(excerpt);
  });
});

test("the common indentation goes, blank lines around too", () => {
  expect(cutExcerpt("\n    a\n\n  \n      b\n\n", "")).toEqual(found("a", "", "", "  b"));
  expect(cutExcerpt("\t\ta\n\t b", "")).toEqual(found("\ta", " b"));
});
