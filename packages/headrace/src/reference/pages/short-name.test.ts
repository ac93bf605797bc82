import { expect, it } from "vitest";
import { sampleOperation } from "../testing/sample-operation.ts";
import { shortNames } from "./short-name.ts";

it.each([
  ["Create an application owned by a team of the account", "Create an application"],
  ["Get the feed by the number of the person who reads it", "Get the feed"],
  ["Delete", "Delete"],
])("%s is called %s", (summary, name) => {
  expect(shortNames([sampleOperation({ summary })])).toEqual([name]);
});
