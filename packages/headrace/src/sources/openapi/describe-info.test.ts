import { expect, test } from "vitest";
import { describeInfo } from "./describe-info.ts";

test.each([Number.NaN, Infinity])("%s, which YAML has and JSON has not, is no text", (version) => {
  expect(describeInfo({ info: { version } }).version).toBe("");
});

test.each([
  [{ name: "MIT", identifier: "MIT" }, "MIT"],
  [{ name: "Apache 2.0", identifier: "Apache-2.0" }, "Apache 2.0, Apache-2.0"],
  [{ identifier: "MIT" }, "MIT"],
  [{ name: "Ours" }, "Ours"],
])("the license %j without a page is told as %j", (license, label) => {
  expect(describeInfo({ info: { license } }).legal.license).toEqual({ label, href: "" });
});
