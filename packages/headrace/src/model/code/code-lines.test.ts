import { expect, test } from "vitest";
import { codeBetweenTags } from "./code-lines.ts";

test.each([
  ["\n  a\n    b\n  ", "  a\n    b"],
  ["  a {\n  }", "  a {\n  }"],
  ["\r\n \t\n\ta\n\nb\n", "\ta\n\nb"],
  ["a", "a"],
  [" \n ", ""],
])("%j between tags is the code %j", (text, code) => {
  expect(codeBetweenTags(text)).toBe(code);
});
