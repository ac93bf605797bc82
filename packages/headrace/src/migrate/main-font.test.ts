import { expect, test } from "vitest";
import { mainFont } from "./main-font.ts";

test.each([
  ["'Din'", "'Din'"],
  ["Inter,\n    system-ui", "Inter, system-ui"],
  ["var(--own-font)", "var(--own-font)"],
  ["inherit", undefined],
  ["var(--font), serif", undefined],
  ["serif !important", undefined],
])("typefaces written %j are %j", (written, wanted) => {
  expect(mainFont([`:root { --ifm-font-family-base: ${written}; color: red }`])).toBe(wanted);
});

test("the first sheet that names any counts, and comments and other variables do not", () => {
  const others = ":root { /* --ifm-font-family-base: a; */ --x--ifm-font-family-base: b }";
  expect(mainFont([others])).toBe(undefined);
  const first = ":root { --ifm-font-family-base: c }";
  expect(mainFont([others, first, first.replace("c", "d")])).toBe("c");
});
